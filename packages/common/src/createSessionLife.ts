import { AppKitError, withDeadline } from './appKitError.js'
import { createEmitter } from './emitter.js'
import type { ErrorCode } from './errorTable.js'
import type { Clock, Logger } from './ports.js'
import type { SessionEvent } from './session.js'
import { isAppKitError } from './settling.js'

/** What every session does alike, whatever its wallet: it tells events, ends once, and settles what is under way. */
export type SessionLife = {
  /** Fires when the session ends. */
  readonly ended: AbortSignal
  watch(listener: (event: SessionEvent) => void): () => void
  emit(event: SessionEvent): void
  /**
   * Runs something the wallet is asked: settles with it, or rejects when the session ends, the signal fires or `ms` are over.
   * After the end nothing is started.
   */
  run<T>(work: () => PromiseLike<T> | T, options?: RunOptions): Promise<T>
  /** Ends the session, once; a reason is told as `disconnected`. Without one nobody is told. */
  end(reason?: Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']): void
}

export type RunOptions = {
  readonly signal?: AbortSignal | undefined
  /** Left out where a person has to decide. */
  readonly ms?: number | undefined
  /** The error when `ms` are over. */
  readonly code?: ErrorCode | undefined
}

/** Makes a {@link SessionLife} that ends with `lifetime` at the latest; `onEnd` stops what listens to the wallet. */
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

  function end(reason?: Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']): void {
    if (signal.aborted) return
    lifetime.removeEventListener('abort', endSilently)
    ended.abort(reason === 'extensionInvalidated' ? new AppKitError('EXTENSION_INVALIDATED') : sessionEnded())
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
    async run(work, { signal: own, ms, code } = {}) {
      try {
        const answer = signal.aborted || own?.aborted ? new Promise<never>(() => undefined) : begin(work)
        return await withDeadline(withDeadline(answer, { clock, ms, code, signal: own }), { signal })
      } catch (error) {
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
  return new AppKitError('NOT_CONNECTED', {
    details: 'The session ended. What was already open in the wallet may still be carried out there.',
  })
}
