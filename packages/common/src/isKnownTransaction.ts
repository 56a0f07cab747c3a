/**
 * Whether a node's refusal of a signed transaction says that it has that one already: one that is sent again after a lost answer
 * was sent (R57). "unknown transaction type" is something else.
 */
export function isKnownTransaction(message: string): boolean {
  return /already ?known|\bknown transaction|already imported/i.test(message)
}
