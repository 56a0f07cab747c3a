/** Texts of nodes that have the transaction in their pool, or in a block. */
const known = [
  // geth, Reth, Erigon, Besu, Nethermind, and Erigon 2 for a transaction with the same hash
  /already ?known|\bknown transaction|existing tx with same hash/i,
  // OpenEthereum, Anvil, Substrate with Frontier
  /already ?imported/i,
  // Cosmos EVM, OKX, Lotus
  /already in (?:the )?(?:mem|m)?pool/i,
  // CometBFT, Conflux
  /already exists? in (?:the )?(?:cache|mempool)|\btx already exist/i,
  // Hedera, Harmony
  /\bduplicate[ _]transaction|transaction already finalized/i,
]

/** Texts about another transaction with the same nonce. */
const isOther = /\breplac|same nonce/i

/**
 * Returns whether a node refuses a signed transaction because it already has it: the transaction was sent, but the
 * response was lost. "unknown transaction type" does not match.
 */
export function isKnownTransaction(message: string): boolean {
  return !isOther.test(message) && known.some((text) => text.test(message))
}
