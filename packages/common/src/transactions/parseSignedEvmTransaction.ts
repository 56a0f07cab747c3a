import type { Hex } from '../actions/eip155Actions.js'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { isObject, readField } from '../parse/readField.js'

/** Nodes refuse larger transactions: 128 KiB, in hex with 0x. */
const longestTransaction = 2 + 2 * 131_072

/**
 * Parses a wallet's response to `eth_signTransaction`: bytes in hex that begin with a transaction type (EIP-2718) or a list (legacy). Some
 * wallets return an object with these bytes as `raw`. Throws `WALLET_BAD_RESULT` for anything else.
 */
export function parseSignedEvmTransaction(answer: unknown): Hex {
  const raw = isObject(answer) ? readField(answer, 'raw') : answer
  if (isTransaction(raw)) return raw
  throw createError(errors.WALLET_BAD_RESULT, {
    details: 'The wallet was asked for a signed transaction and answered something else.',
  })
}

function isTransaction(value: unknown): value is Hex {
  if (typeof value !== 'string' || value.length > longestTransaction || value.length % 2 !== 0) return false
  return /^0x(?:0[1-4]|[c-f][\da-f])[\da-f]{60,}$/i.test(value)
}
