import type { Hex } from '../actions/eip155Actions.js'
import { badResult } from '../errors/badResult.js'
import { readHex } from '../parse/readHex.js'
import { readResult } from '../parse/readResult.js'

/** Nodes refuse larger transactions: 128 KiB, in hex with 0x. */
const longestTransaction = 2 + 2 * 131_072

/**
 * Parses a wallet's response to `eth_signTransaction`: bytes that begin with a transaction type (EIP-2718) or a list (legacy). Some wallets
 * return an object with these bytes as `raw`. Throws `WALLET_BAD_RESULT` for anything else.
 */
export function parseSignedEvmTransaction(answer: unknown): Hex {
  const transaction = readResult(answer, ['raw', 'rawTransaction', 'signedTransaction'], (value) => {
    const hex = readHex(value)
    return hex && hex.length <= longestTransaction && /^0x(?:0[1-4]|[c-f].).{60,}$/.test(hex) ? hex : undefined
  })
  if (transaction) return transaction
  throw badResult('a signed transaction', answer)
}
