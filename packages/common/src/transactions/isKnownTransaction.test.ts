import { expect, test } from 'vitest'
import { isKnownTransaction } from './isKnownTransaction.js'

test.each([
  ['geth, Reth, Erigon', 'already known'],
  ['Besu, older geth', 'known transaction: 0x02f8'],
  ['Nethermind', 'AlreadyKnown'],
  ['OpenEthereum, Anvil', 'Transaction with the same hash was already imported.'],
])('R57: recognizes the text of %s', (_, message) => {
  expect(isKnownTransaction(message)).toBe(true)
})

test.each(['nonce too low', 'unknown transaction type', 'execution reverted: Already claimed', ''])(
  'R57: does not match "%s"',
  (message) => {
    expect(isKnownTransaction(message)).toBe(false)
  },
)
