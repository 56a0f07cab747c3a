/** What a total parser answers: the value, or the reason why there is none. It never throws (law L3). */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string }

/** A parsed value. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal; `reason` is a short text for developers, without the offending content. */
export function refuse(reason: string): Result<never> {
  return { ok: false, reason }
}
