import { createBip122Rig, createPhoneRig, describeAdapterConformance, phoneTraits } from '@latchkey/testing/conformance'
import { type LocalBitcoin, startLocalBitcoin, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { afterAll, beforeAll } from 'vitest'
import { createBip122Adapter } from '../createBip122Adapter.js'

let bitcoin: LocalBitcoin
let relay: Awaited<ReturnType<typeof startRelay>>
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
  relay = await startRelay()
}, 60_000)
afterAll(async () => {
  await relay?.close()
  await bitcoin?.stop()
})

describeAdapterConformance(
  'bip122 over WalletConnect',
  async () =>
    createPhoneRig({
      rig: await createBip122Rig({ bitcoin, factory: createBip122Adapter(), face: 'standard' }),
      relayUrl: relay.url,
      createWalletConnect,
      signing: { method: 'signMessage', wrap: (signature) => ({ signature }) },
      // A wallet that signs PSBTs can also pay.
      methodsOf: (action) => (action === 'sendTransfer' ? ['sendTransfer', 'signPsbt'] : [action]),
    }),
  { ...phoneTraits, lacks: { ...phoneTraits.lacks, severalAccounts: 'The phone grants one account at a time.' } },
)
