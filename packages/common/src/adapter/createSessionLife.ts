import { withTimeout } from '../async/abort.js'
import { createEmitter } from '../async/emitter.js'
import type { AppKitError } from '../errors/appKitError.js'
import { createError, isAppKitError } from '../errors/appKitError.js'
import { errors, type TableErrorCode } from '../errors/errors.js'
import type { Clock, Logger } from '../page/ports.js'
import type { RemoteChannel } from './remoteChannel.js'
import type { SessionEvent } from './session.js'

/** The common part of all sessions: emits events, ends once, and settles pending requests. */
export type SessionLife = {
  /** Aborts when the session ends. */
  readonly ended: AbortSignal
  watch(listener: (event: SessionEvent) => void): () => void
  emit(event: SessionEvent): void
  /**
   * Runs a request. Settles with its result, or rejects when the session ends, the signal aborts or `ms` have passed. A
   * request with `isSending` outlives a session that the wallet ends. After the end, `run` starts no request.
   */
  run<T>(work: () => PromiseLike<T> | T, options?: RunOptions): Promise<T>
  /** Ends the session once. Emits `disconnected` with the reason; without a reason it emits nothing. */
  end(reason?: Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']): void
}

export type RunOptions = {
  readonly signal?: AbortSignal | undefined
  /** Timeout. Omit it for requests that the visitor has to answer. */
  readonly ms?: number | undefined
  /** Code of the timeout. */
  readonly code?: TableErrorCode | undefined
  /**
   * Whether the request may send a transaction. If the wallet ends the session meanwhile, for example because it locks,
   * `run` still waits for the response, for at most a minute.
   */
  readonly isSending?: boolean | undefined
}

/** Time that a wallet has after the end of its session to respond to a request that may send a transaction, in ms. */
const lateResponseMs = 60_000

/** The session ends with `lifetime` at the latest. `onEnd` removes the wallet's listeners. */
export function createSessionLife({
  lifetime,
  clock,
  logger,
  onEnd,
}: {
  readonly lifetime: AbortSignal
  readonly clock: Clock
  readonly logger: Logger
  onEnd(): void
}): SessionLife {
  const events = createEmitter<SessionEvent>((error) => logger.error('A listener of a wallet session threw.', error))
  const ended = new AbortController()
  const { signal } = ended
  /** Whether the wallet ended the session itself, so that it may still respond. */
  let isEndedByWallet = false

  function end(reason?: Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']): void {
    if (signal.aborted) return
    lifetime.removeEventListener('abort', endSilently)
    isEndedByWallet = reason === 'wallet' || reason === 'locked'
    ended.abort(reason === 'extensionInvalidated' ? createError(errors.EXTENSION_INVALIDATED) : sessionEnded())
    onEnd()
    if (reason) events.emit({ type: 'disconnected', reason })
    events.clear()
  }
  const endSilently = () => end()
  if (lifetime.aborted) end()
  else lifetime.addEventListener('abort', endSilently, { once: true })

  return {
    ended: signal,
    watch: events.watch,
    emit: (event) => {
      if (!signal.aborted) events.emit(event)
    },
    async run(work, { signal: own, ms, code, isSending = false } = {}) {
      const isStarted = !signal.aborted && !own?.aborted
      const response = isStarted ? begin(work) : new Promise<never>(() => undefined)
      const onTimeout = () => createError(errors[code ?? 'WALLET_TIMEOUT'])
      try {
        return await withTimeout(response, { clock, ms, onTimeout, signals: [signal, own] })
      } catch (error) {
        if (isStarted && isSending && isEndedByWallet && error === signal.reason)
          return withTimeout(response, { clock, ms: lateResponseMs, onTimeout: sessionEnded, signals: [lifetime, own] })
        if (isAppKitError(error, 'EXTENSION_INVALIDATED')) end('extensionInvalidated')
        throw error
      }
    },
    end,
  }
}

async function begin<T>(work: () => PromiseLike<T> | T): Promise<T> {
  return work()
}

function sessionEnded(): AppKitError {
  return createError(errors.NOT_CONNECTED, {
    details: 'The session ended. What was already open in the wallet may still be carried out there.',
  })
}

/**
 * Returns a function that emits `walletChanged` if a remote wallet has changed its description since the last call.
 * Call it after each update of the channel. It does nothing for a wallet on the page, which has no channel.
 */
export function createWalletReport(channel: RemoteChannel | undefined, { emit }: SessionLife): () => void {
  const describe = () => JSON.stringify(channel?.wallet)
  let before = describe()
  return () => {
    const now = describe()
    if (now === before) return
    before = now
    emit({ type: 'walletChanged' })
  }
}
