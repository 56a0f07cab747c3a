import { createPolkadotRig, describeAdapterConformance, polkadotTraits } from '@latchkey/testing/conformance'
import { type LocalPolkadot, startLocalPolkadot } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await startLocalPolkadot()
}, 60_000)
afterAll(() => chain?.stop())

describeAdapterConformance(
  'polkadot',
  () => createPolkadotRig({ chain, factory: createPolkadotAdapter() }),
  polkadotTraits,
)
