import { encodeBase58 } from '@latchkey/common'
import { createPhoneRig, createSolanaRig, describeAdapterConformance, phoneTraits } from '@latchkey/testing/conformance'
import { type LocalRelay, type LocalSolana, startLocalSolana, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { afterAll, beforeAll } from 'vitest'
import { createSolanaAdapter } from '../createSolanaAdapter.js'

let solana: LocalSolana
let relay: LocalRelay
beforeAll(async () => {
  ;[solana, relay] = await Promise.all([startLocalSolana(), startRelay()])
})
afterAll(async () => {
  await relay?.close()
  await solana?.stop()
})

/**
 * Methods that an action needs. With a method that signs one transaction, the adapter can also sign several and send
 * them.
 */
const methods: Readonly<Record<string, readonly string[]>> = {
  signMessage: ['solana_signMessage'],
  signTransaction: ['solana_signTransaction', 'solana_signAllTransactions'],
  signAllTransactions: ['solana_signTransaction', 'solana_signAllTransactions'],
  signAndSendTransaction: ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'],
  sendTransaction: ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'],
}

const written = (length: number, byte: number) => ({ signature: encodeBase58(new Uint8Array(length).fill(byte)) })

describeAdapterConformance(
  'solana over WalletConnect',
  async () =>
    createPhoneRig({
      rig: await createSolanaRig({ solana, factory: createSolanaAdapter() }),
      relayUrl: relay.url,
      createWalletConnect,
      signing: {
        method: 'solana_signMessage',
        bad: [
          null,
          42,
          'text',
          {},
          [],
          [written(64, 1)],
          { signature: 42 },
          { signature: '' },
          { signature: '0OIl' },
          ...[written(63, 1), written(65, 1), written(64, 0)],
        ],
      },
      methodsOf: (action) => methods[action] ?? [],
    }),
  phoneTraits,
)
