import { type CallSubject, createSessionActions, loadForCall, type SessionActions } from '@latchkey/adapter-kit'
import { loadModule } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { ToyActions } from '../wallet/toyActions.js'

/** Creates the actions of a session: those that the wallet offers. */
export function createActions(
  access: WalletAccess,
  subject: CallSubject,
  onChange: () => void,
): SessionActions<ToyActions> {
  const { signMessage, signTransfer } = access.wallet
  return createSessionActions<ToyActions>({
    available: () => [
      ...(signMessage ? (['signMessage'] as const) : []),
      ...(signTransfer ? (['sendTransaction'] as const) : []),
    ],
    onChange,
    async call(name, parameters) {
      const { callAction } = await loadForCall(() => loadModule(loadActions), subject, parameters)
      return callAction(access, name, parameters)
    },
  })
}

/** Imports the code that runs after a wallet connected. */
export async function loadActions() {
  return (await import('../actions/actions.js')).actions
}
