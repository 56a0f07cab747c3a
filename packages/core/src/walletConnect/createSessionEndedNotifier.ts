import { type ChainNamespace, chainNamespaces, type Session, walletConnectErrors } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Modal } from '../modal/createModal.js'
import type { Snackbar } from '../modal/createSnackbar.js'
import type { StorageReader } from '../storage/createStorageReader.js'
import { readConnections } from '../storage/storedConnections.js'

type Deps = {
  readonly accounts: Pick<Accounts, 'state' | 'get'>
  readonly modal: Pick<Modal, 'state'>
  readonly snackbar: Pick<Snackbar, 'state' | 'showError' | 'hide'>
  readonly storage: StorageReader
  readonly lifetime: AbortSignal
}

/** Shows a notice when a WalletConnect wallet has ended its session. */
export type SessionEndedNotifier = {
  /** Notifies when the wallet ends this session. */
  follow(session: Session): void
  /** Drops a pending notice, because another wallet is connected. */
  forget(): void
}

/** Duration of the notice, in ms. Longer than the response to a click: the visitor does not expect it. */
const shownMs = 10_000

/**
 * Sessions that ended while the page was closed are reported too, once, and only while the modal is open: a page
 * with a closed modal shows nothing.
 */
export function createSessionEndedNotifier({
  accounts,
  modal,
  snackbar,
  storage,
  lifetime,
}: Deps): SessionEndedNotifier {
  let ended: readonly ChainNamespace[] = []
  let isPending = false
  const message = walletConnectErrors.WALLET_SESSION_ENDED.shortMessage

  function update(): void {
    if (!modal.state.open) {
      if (snackbar.state.open && snackbar.state.message === message) snackbar.hide()
    } else if (isPending) {
      isPending = false
      snackbar.showError(message, shownMs)
    }
  }

  function notify(): void {
    isPending = true
    // Wait until the view of the ended session has closed.
    void Promise.resolve().then(update)
  }

  /** Finds stored sessions that had ended when they were restored. */
  function checkAccounts(): void {
    const before = ended
    ended = chainNamespaces.filter((namespace) => {
      const account = accounts.get(namespace)
      return account.status === 'disconnected' && account.reason === 'WALLET_SESSION_ENDED'
    })
    if (ended.some((namespace) => !before.includes(namespace))) notify()
  }

  /** Another tab that disconnects removes the stored connection before this tab receives the event. */
  const isStored = ({ namespace, connectorId }: Session) =>
    readConnections(storage, namespace).some((stored) => stored.connectorId === connectorId)

  const stops = [subscribe(accounts.state, checkAccounts, true), subscribe(modal.state, update)]
  lifetime.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  checkAccounts()

  return {
    follow(session) {
      session.watch((event) => {
        if (event.type === 'disconnected' && event.reason === 'wallet' && isStored(session)) notify()
      })
    },
    forget() {
      isPending = false
    },
  }
}
