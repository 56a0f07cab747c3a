import { readQuantity } from '../network/units.js'

/** Names that wallets and nodes use for the status of a receipt. */
const names: ReadonlyMap<unknown, bigint> = new Map<unknown, bigint>([
  ['success', 1n],
  [true, 1n],
  ['reverted', 0n],
  ['failure', 0n],
  [false, 0n],
])

/** Reads the status of a receipt: 1 for success and 0 for a revert (EIP-658). `undefined` if it is missing or malformed. */
export function readReceiptStatus(value: unknown): bigint | undefined {
  return names.get(value) ?? readQuantity(value)
}
