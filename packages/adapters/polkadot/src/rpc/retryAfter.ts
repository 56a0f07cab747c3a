/**
 * The `Retry-After` of a response as whole seconds, whether it came as seconds or as a date, at most `maxSeconds` (R57).
 * `undefined` when it says nothing usable.
 */
export function readRetryAfter(header: string | null, now: number, maxSeconds: number): number | undefined {
  if (!header) return undefined
  const text = header.trim()
  const seconds = /^\d{1,12}$/.test(text)
    ? Number(text)
    : /[a-z]/i.test(text)
      ? Math.ceil((Date.parse(text) - now) / 1_000)
      : Number.NaN
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, maxSeconds) : undefined
}
