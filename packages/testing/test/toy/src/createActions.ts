import { actionError, loadPart } from '@latchkey/common'
import type { ToyActions } from './toyActions.js'
import type { WalletAccess } from './walletAccess.js'

/** The actions of one session: those the wallet offers. What they do is loaded with the first of them. */
export function createActions(access: WalletAccess): ToyActions {
  const { signMessage, signTransfer } = access.wallet
  const names: readonly (keyof ToyActions)[] = [
    ...(signMessage ? (['signMessage'] as const) : []),
    ...(signTransfer ? (['sendTransaction'] as const) : []),
  ]
  return Object.fromEntries(names.map((name) => [name, create(access, name)]))
}

function create(access: WalletAccess, name: keyof ToyActions) {
  return async (parameters: never): Promise<unknown> => {
    const { walletActions } = await loadPart(() => import('./walletActions.js'))
    const action: (access: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
    try {
      return await action(access, parameters)
    } catch (error) {
      throw actionError(name, error)
    }
  }
}
