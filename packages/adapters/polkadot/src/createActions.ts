import { actionError, loadPart, type PolkadotActions } from '@latchkey/common'
import type { ActionAccess, WalletAccess } from './walletAccess.js'

type Name = keyof PolkadotActions

/** The actions of one session: those the wallet's signer can do. What they do is loaded with the first of them. */
export function createActions(access: WalletAccess): PolkadotActions {
  const { signRaw, signPayload } = access.wallet
  const names: readonly Name[] = [
    ...(signRaw ? (['signMessage', 'signRaw'] as const) : []),
    ...(signPayload ? (['signPayload', 'sendTransaction'] as const) : []),
  ]
  return Object.fromEntries(names.map((name) => [name, create(access, name)]))
}

function create(access: WalletAccess, name: Name) {
  return async (parameters: never): Promise<unknown> => {
    const calledOn = access.network()
    const { walletActions } = await loadPart(() => import('./walletActions.js'))
    const action: (access: ActionAccess, parameters: never) => Promise<unknown> = walletActions[name]
    try {
      return await action({ ...access, calledOn }, parameters)
    } catch (error) {
      throw actionError(name, error)
    }
  }
}
