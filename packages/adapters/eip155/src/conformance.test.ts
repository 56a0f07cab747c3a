import { createEip155Rig, describeAdapterConformance, eip155Traits } from '@latchkey/testing/conformance'
import { type LocalChains, startLocalChains } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import { createEip155Adapter } from './createEip155Adapter.js'

let chains: LocalChains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

describeAdapterConformance('eip155', () => createEip155Rig({ chains, factory: createEip155Adapter() }), eip155Traits)
