import type { Hex, Result } from '@latchkey/common'

/** Encodes a JSON-RPC quantity: hex without leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Parses a JSON-RPC quantity of at most 256 bits. Accepts leading zeros, which some nodes send. Never throws. */
export function safeParseQuantity(value: unknown): Result<bigint> {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,66}$/i.test(value)) return { ok: false, reason: 'not a quantity' }
  const quantity = BigInt(value)
  return quantity < 2n ** 256n ? { ok: true, value: quantity } : { ok: false, reason: 'over 256 bits' }
}

/**
 * Reads a quantity in any form that wallets and nodes return: hex, a number, a bigint or decimal text. Returns
 * `undefined` for anything else. Never throws.
 */
export function readQuantity(value: unknown): bigint | undefined {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined
  const isInteger =
    typeof value === 'number' || typeof value === 'bigint' || (typeof value === 'string' && /^\d{1,78}$/.test(value))
  const quantity = safeParseQuantity(isInteger ? toQuantity(BigInt(value)) : value)
  return quantity.ok ? quantity.value : undefined
}
