import {
  type Clock,
  createError,
  errors,
  isAppKitError,
  type KeyValueStorage,
  type RestorePrompt,
  silentAnswerMs,
  storedValues,
  throwIfAborted,
  withTimeout,
} from '@latchkey/common'

/**
 * A response within this time shows that the wallet opened no window, in ms: a visitor needs longer to read and close
 * one.
 */
const promptlyMs = 1_000

/** The properties of a wallet that silent requests use. */
type SilentWallet = {
  /** Id of the connector. */
  readonly id: string
  readonly provider: object
}

/**
 * Requests that no visitor started, such as those of a restore. Some wallets open a window for them. A page cannot see
 * that window; it only sees that no response arrives in time. Such a wallet receives no further silent request, also
 * after a reload, until it responds or the visitor connects it.
 */
export type SilentRequests<Answer> = {
  /**
   * Sends a request, or returns the pending one or its late response. Resolves with `undefined` for a wallet that
   * receives no silent requests. Rejects with `WALLET_LOCKED` after 5 s, with the error of `send`, or with the reason
   * of the signal.
   */
  ask(wallet: SilentWallet, send: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer | undefined>
  /** Returns whether a request to this wallet may open a window. `never` if none would be sent. */
  restorePrompt(wallet: SilentWallet): RestorePrompt
  /** Returns whether a request is pending, or its response has no caller yet. */
  isOpen(provider: object): boolean
  /**
   * Calls `listener` when the wallet responds to a request that timed out. The next `ask` returns that response.
   * Returns an unsubscribe function.
   */
  watchLate(provider: object, listener: () => void): () => void
  /** Allows silent requests again, because the wallet shared accounts or sent an event. */
  allow(id: string): void
  /** Drops a pending request, because a newer response replaces it. */
  forget(provider: object): void
}

/** Creates the {@link SilentRequests} of one adapter. */
export function createSilentRequests<Answer>({
  storage,
  clock,
  lifetime,
}: {
  /** The storage of the adapter. Never throws. */
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly lifetime: AbortSignal
}): SilentRequests<Answer> {
  const open = new WeakMap<object, Promise<Answer>>()
  const { unanswered, silent } = storedValues.adapter
  const isMarked = (key: string) => storage.getItem(key) === '1'

  const allow = (id: string) => storage.removeItem(unanswered.key(id))

  function observe({ id, provider }: SilentWallet, response: Promise<Answer>): void {
    const sentAt = clock.monotonic()
    const learn = () => {
      const isPrompt = clock.monotonic() - sentAt < promptlyMs
      if (isPrompt) storage.setItem(silent.key(id), '1')
      else storage.removeItem(silent.key(id))
    }
    response.then(learn, learn)
    withTimeout(response, {
      clock,
      ms: silentAnswerMs,
      onTimeout: () => createError(errors.WALLET_TIMEOUT),
      signals: [lifetime],
    }).catch((error: unknown) => {
      if (!isAppKitError(error, 'WALLET_TIMEOUT')) return
      storage.setItem(unanswered.key(id), '1')
      storage.removeItem(silent.key(id))
    })
    response.then(
      () => allow(id),
      () => {
        if (open.get(provider) === response) open.delete(provider)
      },
    )
  }

  return {
    async ask(wallet, send, signal) {
      throwIfAborted(lifetime, signal)
      const { id, provider } = wallet
      const earlier = open.get(provider)
      if (!earlier && isMarked(unanswered.key(id))) return undefined
      const response = earlier ?? send()
      if (!earlier) {
        open.set(provider, response)
        observe(wallet, response)
      }
      const value = await withTimeout(response, {
        clock,
        ms: silentAnswerMs,
        onTimeout: () => createError(errors.WALLET_LOCKED),
        signals: [lifetime, signal],
      })
      if (open.get(provider) === response) open.delete(provider)
      return value
    },
    restorePrompt({ id, provider }) {
      // A pending request is shared, so no new window opens, but an earlier one may still be open.
      if (open.has(provider)) return 'unlikely'
      if (isMarked(unanswered.key(id))) return 'never'
      return isMarked(silent.key(id)) ? 'unlikely' : 'possible'
    },
    isOpen: (provider) => open.has(provider),
    watchLate(provider, listener) {
      let isStopped = false
      open.get(provider)?.then(
        () => {
          if (!isStopped) listener()
        },
        () => undefined,
      )
      return () => {
        isStopped = true
      }
    },
    allow,
    forget: (provider) => void open.delete(provider),
  }
}
