import { expect, test } from 'vitest'
import { isKnownTransaction } from './isKnownTransaction.js'

test.each([
  ['geth, Reth, Erigon', 'already known'],
  ['Besu, older geth', 'known transaction: 0x02f8'],
  ['Nethermind', 'AlreadyKnown'],
  ['OpenEthereum, Anvil', 'Transaction with the same hash was already imported.'],
])('R57: the words of %s are known', (_, message) => {
  expect(isKnownTransaction(message)).toBe(true)
})

test.each(['nonce too low', 'unknown transaction type', 'execution reverted: Already claimed', ''])(
  'R57: "%s" is another refusal',
  (message) => {
    expect(isKnownTransaction(message)).toBe(false)
  },
)
