import { expect, test } from 'vitest'
import { isKnownTransaction } from './isKnownTransaction.js'

test.each([
  ['geth, Reth, Erigon', 'already known'],
  ['Besu, older geth', 'known transaction: 0x02f8'],
  ['Nethermind', 'AlreadyKnown'],
  ['OpenEthereum, Anvil', 'Transaction with the same hash was already imported.'],
  ['Erigon 2', 'INTERNAL_ERROR: existing tx with same hash'],
  ['Erigon 2, with its status', 'ALREADY_EXISTS: already known'],
  ['zkSync', 'known transaction. transaction with hash 0x6013…3053 is already in the system'],
  ['Frontier', 'submit transaction to pool failed: Pool(AlreadyImported(Any { .. }))'],
  ['Cosmos EVM, OKX', 'failed to broadcast transaction: : tx already in mempool'],
  ['CometBFT', 'Internal error: tx already exists in cache'],
  ['Lotus', 'message from f410f… with nonce 7 already in mpool: validation failure'],
  ['a gateway', 'transaction already in the pool'],
  ['Conflux', 'Invalid parameters: tx "tx already exist"'],
  ['Hedera', 'transaction 0.0.7@1.2 failed precheck with status DUPLICATE_TRANSACTION'],
  ['Harmony', 'transaction already finalized'],
])('R57: recognizes the text of %s', (_, message) => {
  expect(isKnownTransaction(message)).toBe(true)
})

test.each([
  'nonce too low',
  'OldNonce',
  'OwnNonceAlreadyUsed',
  'unknown transaction type',
  'execution reverted: Already claimed',
  'replacement transaction underpriced',
  'a transaction with the same nonce is already in the pool',
  'message from f410f… with nonce 7 already in mpool, increase GasPremium to 2 from 1 to trigger replace by fee',
  'The transaction has too low priority to replace another transaction already in the pool.',
  '',
])('R57: does not match "%s"', (message) => {
  expect(isKnownTransaction(message)).toBe(false)
})
