import { type ChainNamespace, chainNamespaces, errorOf, type Session } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Modal } from '../modal/createModal.js'
import type { Snackbar } from '../snackbar/createSnackbar.js'
import type { Storage } from '../storage/createStorage.js'
import { connectionEntry } from '../storage/storedState.js'

type Deps = {
  readonly accounts: Pick<Accounts, 'state' | 'get'>
  readonly modal: Pick<Modal, 'state'>
  readonly snackbar: Pick<Snackbar, 'state' | 'showError' | 'hide'>
  readonly storage: Pick<Storage, 'get'>
  readonly lifetime: AbortSignal
}

/** Tells the visitor that a wallet elsewhere ended its connection. */
export type EndNotice = {
  /** Tells of it when the wallet ends this session. */
  follow(session: Session): void
  /** Another wallet is connected: what was still to be told is of no interest any more. */
  forget(): void
}

/** Nobody asked for it, and the code of the modal may come only now: it stays longer than an answer to a click, in ms. */
const shownMs = 10_000

/**
 * Makes an {@link EndNotice}. Also what ended while the page was away is told, once, as soon as there is a modal to say it in (FI3): a
 * page whose modal nobody opened stays quiet.
 */
export function createEndNotice({ accounts, modal, snackbar, storage, lifetime }: Deps): EndNotice {
  let dead: readonly ChainNamespace[] = []
  let isOwed = false
  const { message } = errorOf('WALLET_SESSION_ENDED')

  function say(): void {
    if (!modal.state.open) {
      if (snackbar.state.open && snackbar.state.message === message) snackbar.hide()
    } else if (isOwed) {
      isOwed = false
      snackbar.showError(message, shownMs)
    }
  }

  function tell(): void {
    isOwed = true
    // The screen of what has ended leaves first.
    void Promise.resolve().then(say)
  }

  /** Looks for stored sessions that turned out to be over when they were restored. */
  function look(): void {
    const before = dead
    dead = chainNamespaces.filter((namespace) => {
      const account = accounts.get(namespace)
      return account.status === 'disconnected' && account.reason === 'WALLET_SESSION_ENDED'
    })
    if (dead.some((namespace) => !before.includes(namespace))) tell()
  }

  /** Another tab that signs out takes the stored connection away before this one learns of it. */
  const isStored = (namespace: ChainNamespace) => storage.get(connectionEntry(namespace)) !== undefined

  const stops = [subscribe(accounts.state, look, true), subscribe(modal.state, say)]
  lifetime.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  look()

  return {
    follow(session) {
      session.watch((event) => {
        if (event.type === 'disconnected' && event.reason === 'wallet' && isStored(session.namespace)) tell()
      })
    },
    forget() {
      isOwed = false
    },
  }
}
