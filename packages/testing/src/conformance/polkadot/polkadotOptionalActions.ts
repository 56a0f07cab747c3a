import type { Network, PolkadotPayload } from '@latchkey/common'
import type { PolkadotTestWalletOptions } from '../../wallet/polkadot/polkadotWalletOptions.js'
import type { ConformanceWallet, OptionalAction } from '../conformanceRig.js'
import { polkadotActions } from './polkadotActions.js'

type Missing = NonNullable<PolkadotTestWalletOptions['without']>

/** Returns the Polkadot actions that a wallet may lack, with the function of its signer that each one needs. */
export function polkadotOptionalActions(
  createWallet: (name: string, without: Missing) => ConformanceWallet,
): readonly OptionalAction[] {
  const without = (name: string, ...missing: Missing) => {
    return () => createWallet(`Without ${name}`, missing)
  }
  return [
    {
      name: 'signMessage',
      createWalletWithout: without('messages', 'signRaw'),
      call: (session) => polkadotActions(session).signMessage?.({ message: 'hi' }),
    },
    {
      name: 'signRaw',
      createWalletWithout: without('bytes', 'signRaw'),
      call: (session) => polkadotActions(session).signRaw?.({ data: '0x1234' }),
    },
    {
      name: 'signPayload',
      createWalletWithout: without('payloads', 'signPayload'),
      call: (session, network) =>
        polkadotActions(session).signPayload?.({ payload: payloadOf(session.accounts[0]?.address ?? '', network) }),
    },
    {
      name: 'sendTransaction',
      createWalletWithout: without('transactions', 'signPayload'),
      call: (session) =>
        polkadotActions(session).sendTransaction?.({ to: session.accounts[0]?.address ?? '', value: 1n }),
    },
    {
      name: 'waitForReceipt',
      createWalletWithout: without('receipts', 'signPayload'),
      call(session) {
        const { sendTransaction, waitForReceipt } = polkadotActions(session)
        const sending = sendTransaction?.({ to: session.accounts[0]?.address ?? '', value: 1n })
        return sending?.then((hash) => waitForReceipt?.({ hash }))
      },
    },
  ]
}

/** Returns the payload of an empty remark. */
function payloadOf(address: string, { id }: Network): PolkadotPayload {
  const hash = `0x${'00'.repeat(32)}` as const
  return {
    address,
    blockHash: hash,
    blockNumber: '0x00000001',
    era: '0x00',
    genesisHash: `0x${id}${'00'.repeat(16)}`,
    method: '0x000000',
    nonce: '0x00000000',
    signedExtensions: ['CheckNonce', 'CheckGenesis'],
    specVersion: '0x00000001',
    tip: '0x00',
    transactionVersion: '0x00000001',
    version: 4,
  }
}
