/** What a total parser answers: the value, or the reason why there is none. It never throws (law L3). */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string }
