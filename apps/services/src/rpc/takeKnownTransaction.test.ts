import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { rpcError } from './rpcAnswer.js'
import { takeKnownTransaction } from './takeKnownTransaction.js'

const signed = '0x02f8b0827a69'
const call = { method: 'eth_sendRawTransaction', params: `["${signed}"]` }

test.each([
  ['geth, Reth, Erigon', 'already known'],
  ['Besu, older geth', 'known transaction: 0x02f8'],
  ['Nethermind', 'AlreadyKnown'],
  ['OpenEthereum, Anvil', 'Transaction with the same hash was already imported.'],
])('R57b: counts a transaction as sent if %s reports that the network already has it', async (_, message) => {
  const answer = await takeKnownTransaction(call, rpcError(-32_000, message))
  expect(answer).toEqual({ kind: 'result', text: `"${keccak256(signed)}"` })
})

test.each([
  ['another refusal', call, 'nonce too low'],
  ['a kind that the node does not know', call, 'unknown transaction type'],
  ['another method', { ...call, method: 'eth_sendUserOperation' }, 'already known'],
  ['no transaction', { ...call, params: '["already"]' }, 'already known'],
  ['an empty list', { ...call, params: '[]' }, 'already known'],
])('keeps the error of %s', async (_, asked, message) => {
  expect(await takeKnownTransaction(asked, rpcError(-32_000, message))).toEqual(rpcError(-32_000, message))
})
