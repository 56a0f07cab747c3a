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
