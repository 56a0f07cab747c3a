import { describeAdapterConformance } from '@latchkey/testing/conformance'
import { startLocalChains } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import { createSafeRig, safeTraits } from '../../test/createSafeRig.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

describeAdapterConformance('eip155 inside a Safe', () => createSafeRig(chains), safeTraits)
