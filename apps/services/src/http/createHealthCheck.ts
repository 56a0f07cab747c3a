/** Cache duration of a result, in ms. */
const freshMs = 1_000

/**
 * Returns a function that resolves if the database responds. Callers within a second share one query, because
 * `/healthz` is open to everybody. `now` is in milliseconds and never jumps.
 */
export function createHealthCheck(
  ping: () => Promise<void>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let last: { readonly answer: Promise<void>; until: number } | undefined
  return () => {
    if (last && now() < last.until) return last.answer
    const entry = { answer: ping(), until: Number.POSITIVE_INFINITY }
    const settle = () => {
      entry.until = now() + freshMs
    }
    entry.answer.then(settle, settle)
    last = entry
    return entry.answer
  }
}
