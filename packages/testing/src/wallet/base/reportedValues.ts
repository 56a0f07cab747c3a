import type { WalletQuirks } from './walletQuirks.js'

/** Returns the values with which a wallet of these quirks emits an event: the given one, an empty one, or none. */
export function reportedValues<T>(
  { changesSilently, emptyEvents }: Pick<WalletQuirks, 'changesSilently' | 'emptyEvents'> = {},
  value: T,
): readonly (T | undefined)[] {
  if (changesSilently) return []
  return [emptyEvents ? undefined : value]
}
