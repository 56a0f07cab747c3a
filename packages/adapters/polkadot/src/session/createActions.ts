import { type CallSubject, createSessionActions, loadForCall, type SessionActions } from '@latchkey/adapter-kit'
import { loadModule, type PolkadotActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Creates the actions of a session, according to the methods of the wallet's signer. */
export function createActions(
  access: WalletAccess,
  subject: CallSubject,
  onChange: () => void,
): SessionActions<PolkadotActions> {
  return createSessionActions<PolkadotActions>({
    available() {
      const { signRaw, signPayload } = access.wallet
      return [
        ...(signRaw ? (['signMessage', 'signRaw'] as const) : []),
        ...(signPayload ? (['signPayload', 'sendTransaction', 'waitForReceipt'] as const) : []),
      ]
    },
    onChange,
    async call(name, parameters) {
      const calledOn = access.network()
      const { callAction } = await loadForCall(() => loadModule(loadActions), subject, parameters)
      return callAction({ ...access, calledOn }, name, parameters)
    },
  })
}

/** Imports the code that runs after a wallet connected. */
export async function loadActions() {
  return (await import('../actions/actions.js')).actions
}
