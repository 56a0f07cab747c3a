import { createPolkadotRig, describeAdapterConformance, polkadotTraits } from '@latchkey/testing/conformance'
import type { LocalPolkadot } from '@latchkey/testing/node'
import { beforeAll } from 'vitest'
import { sharedChain } from '../test/sharedChain.js'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await sharedChain()
}, 60_000)

describeAdapterConformance(
  'polkadot',
  () => createPolkadotRig({ chain, factory: createPolkadotAdapter() }),
  polkadotTraits,
)
