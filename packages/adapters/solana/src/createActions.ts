import { actionError, loadPart, type SolanaActions } from '@latchkey/common'
import type { Feature } from './openWallet.js'
import type { WalletAccess } from './walletAccess.js'

type Name = keyof SolanaActions
type Action = (parameters: never) => Promise<unknown>

/** The actions of one session: what this wallet has. */
export type SessionActions = {
  offered(): SolanaActions
  /** Looks again what wallet and account have. */
  update(): void
}

/** Any one of these features makes the action possible; without one it always is. */
const needs: Readonly<Record<Name, readonly Feature[]>> = {
  signMessage: ['solana:signMessage'],
  signTransaction: ['solana:signTransaction'],
  signAllTransactions: ['solana:signTransaction'],
  // A wallet that only signs sends too: the adapter hands what is signed to the network.
  signAndSendTransaction: ['solana:signAndSendTransaction', 'solana:signTransaction'],
  sendTransaction: ['solana:signAndSendTransaction', 'solana:signTransaction'],
  getAccounts: [],
  requestAccounts: [],
}

/** An action is offered while the wallet, and its active account, have what it takes. */
export function createActions(wallet: WalletAccess, onChange: () => void): SessionActions {
  const made = new Map<Name, Action>()
  let names = available()
  let offered = compose()
  return {
    offered: () => offered,
    update() {
      const next = available()
      if (next.join() === names.join()) return
      names = next
      offered = compose()
      onChange()
    },
  }

  function available(): readonly Name[] {
    const of = wallet.accounts()[0]?.features
    // Wallets that leave the list empty mean that they do not say.
    const has = (feature: Feature) => wallet.has(feature) && (!of || of.length === 0 || of.includes(feature))
    return (Object.keys(needs) as Name[]).filter((name) => needs[name].length === 0 || needs[name].some(has))
  }

  function compose(): SolanaActions {
    for (const name of names) if (!made.has(name)) made.set(name, create(name))
    return Object.fromEntries(names.map((name) => [name, made.get(name)]))
  }

  function create(name: Name): Action {
    return async (parameters) => {
      const { walletActions } = await loadPart(() => import('./walletActions.js'))
      const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
      try {
        return await action(wallet, parameters)
      } catch (error) {
        throw actionError(name, error)
      }
    }
  }
}
