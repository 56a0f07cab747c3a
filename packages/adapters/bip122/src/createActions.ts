import { actionError, type Bip122Actions, isAppKitError, loadPart } from '@latchkey/common'
import type { WalletAccess } from './walletAccess.js'

type Name = keyof Bip122Actions
type Action = (parameters: never) => Promise<unknown>

/** The actions of one session: what this wallet has. */
export type SessionActions = {
  offered(): Bip122Actions
  /** Looks again what the wallet has. */
  update(): void
}

/** An action is offered when the wallet has what it takes, until the wallet says that it does not know the method. */
export function createActions(wallet: WalletAccess, onChange: () => void): SessionActions {
  const made = new Map<Name, Action>()
  const refused = new Set<Name>()
  let names = available()
  let offered = compose()
  return { offered: () => offered, update }

  function available(): readonly Name[] {
    const { face } = wallet
    const has: Readonly<Record<Name, boolean>> = {
      signMessage: face.signMessage !== undefined,
      signPsbt: face.signPsbt !== undefined,
      // A wallet that only signs pays too: the adapter puts the transaction together.
      sendTransfer: (face.sendTransfer ?? face.signPsbt) !== undefined,
      getAccountAddresses: true,
    }
    return (['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses'] as const).filter(
      (name) => has[name] && !refused.has(name),
    )
  }

  function compose(): Bip122Actions {
    for (const name of names) if (!made.has(name)) made.set(name, create(name))
    return Object.fromEntries(names.map((name) => [name, made.get(name)]))
  }

  function update(): void {
    const next = available()
    if (next.join() === names.join()) return
    names = next
    offered = compose()
    onChange()
  }

  function create(name: Name): Action {
    return async (parameters) => {
      const { walletActions } = await loadPart(() => import('./walletActions.js'))
      const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
      try {
        return await action(wallet, parameters)
      } catch (error) {
        if (isAppKitError(error, 'METHOD_NOT_SUPPORTED')) {
          refused.add(name)
          update()
        }
        throw actionError(name, error)
      }
    }
  }
}
