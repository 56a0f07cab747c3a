/** Returns the `Retry-After` of a response in ms, from seconds or a date, at most `maxMs` (R57). `undefined` for an unusable value. */
export function readRetryAfterMs(header: string | null, now: number, maxMs: number): number | undefined {
  const text = header?.trim() ?? ''
  const ms = /^\d{1,12}$/.test(text) ? Number(text) * 1_000 : /[a-z]/i.test(text) ? Date.parse(text) - now : Number.NaN
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, maxMs) : undefined
}
