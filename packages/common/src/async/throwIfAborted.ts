import { abortReason } from './abortReason.js'

/** Throws the typed error of the first signal that has aborted, like `AbortSignal.throwIfAborted`. */
export function throwIfAborted(...signals: readonly (AbortSignal | undefined)[]): void {
  for (const signal of signals) if (signal?.aborted) throw abortReason(signal)
}
