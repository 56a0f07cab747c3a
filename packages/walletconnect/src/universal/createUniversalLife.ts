import { AppKitError, createEmitter, type Logger, type SessionEvent, settleBy } from '@latchkey/common'

type EndReason = Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']

/** What keeps a session that no adapter makes: it tells events, ends once, and settles what is under way. */
export type UniversalLife = {
  /** Fires when the session ends. */
  readonly ended: AbortSignal
  watch(listener: (event: SessionEvent) => void): () => void
  emit(event: SessionEvent): void
  run<T>(work: () => Promise<T>, options?: { readonly signal?: AbortSignal | undefined }): Promise<T>
  /** Ends the session, once; a reason is told as `disconnected`. */
  end(reason?: EndReason): void
}

/** Makes a {@link UniversalLife} that ends with `lifetime` at the latest; `onEnd` stops what listens to the wallet. */
export function createUniversalLife({
  lifetime,
  logger,
  onEnd,
}: {
  readonly lifetime: AbortSignal
  readonly logger: Logger
  onEnd(): void
}): UniversalLife {
  const events = createEmitter<SessionEvent>((error) => logger.error('A listener of a wallet session threw.', error))
  const ended = new AbortController()
  const { signal } = ended

  function end(reason?: EndReason): void {
    if (signal.aborted) return
    lifetime.removeEventListener('abort', endSilently)
    ended.abort(new AppKitError('NOT_CONNECTED', { details: 'The session ended.' }))
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
    run: (work, { signal: own } = {}) => {
      const isOver = signal.aborted || own?.aborted
      const answer = isOver ? new Promise<never>(() => undefined) : Promise.resolve().then(work)
      return settleBy(settleBy(answer, { signal: own }), { signal })
    },
    end,
  }
}
