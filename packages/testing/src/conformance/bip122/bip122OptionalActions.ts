import type { Network, Session } from '@latchkey/common'
import { Transaction } from '@scure/btc-signer'
import { testMnemonic } from '../../chains/testAccounts.js'
import { bytesToBase64 } from '../../wallet/base/base64.js'
import { createAccountSource } from '../../wallet/bitcoin/bitcoinAccount.js'
import type { ConformanceWallet, OptionalAction } from '../conformanceRig.js'
import { bitcoinActions } from './bitcoinActions.js'
import type { Bip122Face } from './createBip122ConformanceWallet.js'

/** Returns the Bitcoin actions that a wallet may lack, with the feature or method that each one needs. */
export function bip122OptionalActions(
  face: Bip122Face,
  createWallet: (name: string, without: readonly string[]) => ConformanceWallet,
): readonly OptionalAction[] {
  const without = (standard: readonly string[], satsConnect: readonly string[], unisat = satsConnect) => {
    const methods = { standard, satsConnect, unisat }[face]
    return () => createWallet(`Without ${methods[0]}`, methods)
  }
  const actions: readonly OptionalAction[] = [
    {
      name: 'signMessage',
      createWalletWithout: without(['bitcoin:signMessage'], ['signMessage']),
      call: (session) => bitcoinActions(session).signMessage?.({ message: 'hi' }),
    },
    {
      name: 'signPsbt',
      createWalletWithout: without(['bitcoin:signTransaction'], ['signPsbt']),
      call: (session) => bitcoinActions(session).signPsbt?.({ psbt: examplePsbt(session) }),
    },
    {
      name: 'sendTransfer',
      createWalletWithout: without(
        ['bitcoin:signTransaction'],
        ['sendTransfer', 'signPsbt'],
        ['sendBitcoin', 'signPsbt'],
      ),
      call: (session, network) => send(session, network),
    },
  ]
  // UniSat-like wallets have three window paths, one of which the test's own wallet uses.
  return face === 'unisat' ? actions.filter(({ name }) => name !== 'signPsbt') : actions
}

/** Sends an invalid payment, which must be rejected with the right error. Another test sends a valid one. */
function send(session: Session, _network: Network): Promise<unknown> | undefined {
  const sendTransfer = bitcoinActions(session).sendTransfer
  const address = session.accounts[0]?.address ?? ''
  return sendTransfer?.({ recipients: [{ address, amount: 2_000_000_000_000_000n }] }).catch((error: unknown) => {
    const isPoverty = error instanceof Error && 'code' in error && error.code !== 'METHOD_NOT_SUPPORTED'
    if (!isPoverty) throw error
  })
}

/** Returns a PSBT that spends a non-existent output of the session's first address, so that signing needs no chain. */
function examplePsbt({ accounts }: Session): string {
  const source = createAccountSource(testMnemonic)
  const account = [0, 1, 2]
    .map((index) => source('regtest', index))
    .find(({ payment }) => payment.address === accounts[0]?.address)
  if (!account) throw new Error('The session has none of the accounts of the test words')
  const { script } = account.payment
  const transaction = new Transaction()
  transaction.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 10_000n } })
  transaction.addOutput({ script, amount: 9_000n })
  return bytesToBase64(transaction.toPSBT())
}
