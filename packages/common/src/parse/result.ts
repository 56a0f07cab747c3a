/** The result of a safe parser: the value, or the reason for its absence. Safe parsers never throw (law L3). */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string }
