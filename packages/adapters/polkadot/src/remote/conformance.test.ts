import {
  createPhoneRig,
  createPolkadotRig,
  describeAdapterConformance,
  phoneTraits,
} from '@latchkey/testing/conformance'
import { type LocalPolkadot, type LocalRelay, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { afterAll, beforeAll } from 'vitest'
import { sharedChain } from '../../test/sharedChain.js'
import { createPolkadotAdapter } from '../createPolkadotAdapter.js'

let chain: LocalPolkadot
let relay: LocalRelay
beforeAll(async () => {
  ;[chain, relay] = await Promise.all([sharedChain(), startRelay()])
}, 60_000)
afterAll(() => relay?.close())

describeAdapterConformance(
  'polkadot over WalletConnect',
  async () =>
    createPhoneRig({
      rig: await createPolkadotRig({ chain, factory: createPolkadotAdapter() }),
      relayUrl: relay.url,
      createWalletConnect,
      signing: { method: 'polkadot_signMessage' },
      // Alice's keys of each type.
      accounts: [0, 6, 8],
      methodsOf: (action) =>
        action === 'signMessage' || action === 'signRaw' ? ['polkadot_signMessage'] : ['polkadot_signTransaction'],
    }),
  phoneTraits,
)
