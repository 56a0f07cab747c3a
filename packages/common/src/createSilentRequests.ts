import { withDeadline } from './appKitError.js'
import type { RestorePrompt } from './connector.js'
import type { Clock, KeyValueStorage } from './ports.js'
import { abortReason, isAppKitError } from './settling.js'
import { silentAnswerMs } from './silentAnswerMs.js'

/**
 * A wallet that answers within this time did not ask anybody, in ms: a window takes longer to open, to be read and to be closed.
 */
const promptlyMs = 1_000

/** A wallet as silent requests know it. */
type SilentWallet = {
  /** Id of its connector. */
  readonly id: string
  readonly provider: object
}

/**
 * Requests that no visitor asked for, such as those of a restore. Some wallets open a window for them. A page can't see that window; it
 * sees only that no answer arrives in time. Such a wallet isn't asked silently again, also after a reload, until it answers or the
 * visitor connects it.
 */
export type SilentRequests<Answer> = {
  /**
   * Sends a request, or joins the one that is open or was answered late. Resolves with `undefined` for a wallet that isn't asked. Rejects
   * with `WALLET_LOCKED` after 5 s, with what `send` rejects with, or with the reason of the signal.
   */
  ask(wallet: SilentWallet, send: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer | undefined>
  /** Whether a request to this wallet may open a window. `never` where none would be sent. */
  restorePrompt(wallet: SilentWallet): RestorePrompt
  /** Whether a request waits for its answer, or its answer for a caller. */
  isOpen(provider: object): boolean
  /** Calls back when a request that timed out is answered. The next `ask` gets that answer. Returns a function that stops it. */
  watchLate(provider: object, listener: () => void): () => void
  /** Allows silent requests again, because the wallet shared accounts or sent an event. */
  allow(id: string): void
  /** Drops an open request: a newer answer replaces it. */
  forget(provider: object): void
}

/** Creates the {@link SilentRequests} of one adapter. */
export function createSilentRequests<Answer>({
  namespace,
  storage,
  clock,
  lifetime,
}: {
  readonly namespace: string
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly lifetime: AbortSignal
}): SilentRequests<Answer> {
  const open = new WeakMap<object, Promise<Answer>>()
  const keyOf = (id: string) => `@latchkey/${namespace}/unanswered:${id}`
  const silentKeyOf = (id: string) => `@latchkey/${namespace}/silent:${id}`
  const isMarked = (key: string) => guarded(() => storage.getItem(key)) === '1'

  const allow = (id: string) => guarded(() => storage.removeItem(keyOf(id)))

  function observe({ id, provider }: SilentWallet, answer: Promise<Answer>): void {
    const sentAt = clock.monotonic()
    const learn = () => {
      const isPrompt = clock.monotonic() - sentAt < promptlyMs
      guarded(() => (isPrompt ? storage.setItem(silentKeyOf(id), '1') : storage.removeItem(silentKeyOf(id))))
    }
    answer.then(learn, learn)
    withDeadline(answer, { clock, ms: silentAnswerMs, signal: lifetime }).catch((error: unknown) => {
      if (!isAppKitError(error, 'WALLET_TIMEOUT')) return
      guarded(() => storage.setItem(keyOf(id), '1'))
      guarded(() => storage.removeItem(silentKeyOf(id)))
    })
    answer.then(
      () => allow(id),
      () => {
        if (open.get(provider) === answer) open.delete(provider)
      },
    )
  }

  return {
    async ask(wallet, send, signal) {
      for (const ended of [lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
      const { id, provider } = wallet
      const earlier = open.get(provider)
      if (!earlier && isMarked(keyOf(id))) return undefined
      const answer = earlier ?? send()
      if (!earlier) {
        open.set(provider, answer)
        observe(wallet, answer)
      }
      const inTime = withDeadline(answer, { clock, ms: silentAnswerMs, code: 'WALLET_LOCKED', signal })
      const value = await withDeadline(inTime, { signal: lifetime })
      if (open.get(provider) === answer) open.delete(provider)
      return value
    },
    restorePrompt({ id, provider }) {
      // An open request is joined: no window opens, but its own may still be there.
      if (open.has(provider)) return 'unlikely'
      if (isMarked(keyOf(id))) return 'never'
      return isMarked(silentKeyOf(id)) ? 'unlikely' : 'possible'
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

/** A blocked storage remembers nothing. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
