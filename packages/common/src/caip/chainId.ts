import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import type { Result } from '../parse/parser.js'
import type { CaipNetworkId } from './caipNetworkId.js'

/**
 * Parses the chain id of an EVM network as wallets report it: hex by EIP-695, but also decimal text, a number, a bigint
 * or a CAIP-2 id. Valid are integers from 1 to 2⁵³−1.
 */
export function safeParseChainId(value: unknown): Result<number> {
  const id = toNumber(value)
  return Number.isSafeInteger(id) && id > 0 ? { ok: true, value: id } : { ok: false, reason: 'not a chain id' }
}

/** Like {@link safeParseChainId}, but throws `WALLET_BAD_CHAIN`. */
export function parseChainId(value: unknown): number {
  const parsed = safeParseChainId(value)
  if (!parsed.ok)
    throw createError(errors.WALLET_BAD_CHAIN, {
      details: 'The response of the wallet to eth_chainId is no chain id.',
    })
  return parsed.value
}

/** Returns the CAIP-2 id of an EVM chain. */
export function toEvmNetworkId(chainId: number): CaipNetworkId {
  return `eip155:${chainId}`
}

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string' || value.length > 40) return Number.NaN
  const digits = value.startsWith('eip155:') ? value.slice(7) : value
  return /^(?:0x[0-9a-f]{1,32}|\d{1,32})$/i.test(digits) ? Number(digits) : Number.NaN
}
