import { type CallSubject, createSessionActions, loadForCall, type SessionActions } from '@latchkey/adapter-kit'
import { type Bip122Actions, loadModule } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'

/**
 * Creates the actions of a session. Removes an action if the wallet rejects its method as unknown: `sendTransfer` only
 * if the wallet can't pay itself either.
 */
export function createActions(
  wallet: WalletAccess,
  subject: CallSubject,
  onChange: () => void,
): SessionActions<Bip122Actions> {
  return createSessionActions<Bip122Actions>({
    available() {
      const { driver } = wallet
      return [
        ...(driver.signMessage ? (['signMessage'] as const) : []),
        ...(driver.signPsbt ? (['signPsbt'] as const) : []),
        // If the wallet only signs, the adapter composes the transaction.
        ...(driver.sendTransfer || driver.signPsbt ? (['sendTransfer'] as const) : []),
        'getAccountAddresses',
      ]
    },
    canDrop: (name) => name !== 'sendTransfer' || !wallet.driver.sendTransfer || wallet.missing.has(name),
    onChange,
    async call(name, parameters) {
      const { callAction } = await loadForCall(() => loadModule(loadActions), subject, parameters)
      return callAction(wallet, name, parameters)
    },
  })
}

/** Imports the code that runs after a wallet connected. */
export async function loadActions() {
  return (await import('../actions/actions.js')).actions
}
