import { throwIfAborted } from './throwIfAborted.js'
import { type TimeoutOptions, withTimeout } from './withTimeout.js'

/**
 * Runs work with its own signal, and settles like {@link withTimeout}. The signal aborts with the timeout, with the first of `signals`,
 * and when the work has settled, so that everything it started ends. If one of `signals` has aborted, the work doesn't start.
 */
export async function runWithTimeout<T>(
  work: (end: AbortSignal) => PromiseLike<T>,
  { signals = [], ...timeout }: TimeoutOptions,
): Promise<T> {
  const end = new AbortController()
  const undo = signals.map((signal) => forwardAbort(signal, end))
  try {
    throwIfAborted(end.signal)
    return await withTimeout(work(end.signal), { ...timeout, signals: [end.signal] })
  } finally {
    for (const stop of undo) stop()
    end.abort()
  }
}

function forwardAbort(signal: AbortSignal | undefined, end: AbortController): () => void {
  const onAbort = () => end.abort(signal?.reason)
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  return () => signal?.removeEventListener('abort', onAbort)
}
