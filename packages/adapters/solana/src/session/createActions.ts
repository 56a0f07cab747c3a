import { createSessionActions, type SessionActions } from '@latchkey/adapter-kit'
import { loadModule, type SolanaActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { Feature } from '../wallet/openWallet.js'

type Name = keyof SolanaActions
/** An action needs any one of its features. Actions that are not listed are always available. */
const needs: Readonly<Record<Name, readonly Feature[]>> = {
  signMessage: ['solana:signMessage'],
  signTransaction: ['solana:signTransaction'],
  signAllTransactions: ['solana:signTransaction'],
  // If the wallet only signs, the adapter sends the transaction.
  signAndSendTransaction: ['solana:signAndSendTransaction', 'solana:signTransaction'],
  sendTransaction: ['solana:signAndSendTransaction', 'solana:signTransaction'],
  getAccounts: [],
  requestAccounts: [],
}

/** Creates the actions of a session. An action is present while the wallet and its active account support it. */
export function createActions(wallet: WalletAccess, onChange: () => void): SessionActions<SolanaActions> {
  return createSessionActions<SolanaActions>({
    available() {
      const listed = wallet.accounts()[0]?.features
      // An empty list does not restrict the account.
      const has = (feature: Feature) =>
        wallet.has(feature) && (!listed || listed.length === 0 || listed.includes(feature))
      return (Object.keys(needs) as Name[]).filter((name) => needs[name].length === 0 || needs[name].some(has))
    },
    onChange,
    async call(name, parameters) {
      const { walletActions } = await loadModule(() => import('../actions/walletActions.js'))
      const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
      return action(wallet, parameters)
    },
  })
}
