/**
 * Returns whether a node refuses a signed transaction because it already has it: the transaction was sent, but the
 * response was lost (R57). "unknown transaction type" does not match.
 */
export function isKnownTransaction(message: string): boolean {
  return /already ?known|\bknown transaction|already imported/i.test(message)
}
