import { type Deadline, withDeadline } from './appKitError.js'
import { abortReason } from './settling.js'

/** What work is given up by. */
export type WorkEnd = Omit<Deadline, 'signal'> & {
  /** It ends with the first that fires. */
  readonly signals: readonly (AbortSignal | undefined)[]
}

/**
 * Settles with the work, when its time is over (in ms) or when a signal fires, with the errors of {@link withDeadline}. The work is not
 * begun where its end is there already, and the signal it gets fires with the end, so that nothing of it goes on.
 */
export async function runUntil<T>(
  work: (end: AbortSignal) => PromiseLike<T>,
  { signals, ...deadline }: WorkEnd,
): Promise<T> {
  const end = new AbortController()
  const undo = signals.map((signal) => endWith(signal, end))
  try {
    if (end.signal.aborted) throw abortReason(end.signal)
    return await withDeadline(work(end.signal), { ...deadline, signal: end.signal })
  } finally {
    for (const stop of undo) stop()
    end.abort()
  }
}

function endWith(signal: AbortSignal | undefined, end: AbortController): () => void {
  const stop = () => end.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  return () => signal?.removeEventListener('abort', stop)
}
