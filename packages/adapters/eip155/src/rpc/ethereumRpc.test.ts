import { matchReplies } from '@latchkey/adapter-kit'
import { expect, test } from 'vitest'
import { ethereumRpc } from './ethereumRpc.js'

const callOf = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] }) as const
const unreadable = { type: 'failed', error: { code: 'RPC_BAD_RESPONSE' }, mayPass: true }

test.each(['0x', 'ff', '0xg', `0x1${'0'.repeat(64)}`, 5, null, {}, '<html>'])(
  'R54: rejects %j as a balance, because it is not a quantity',
  (result) => {
    expect(matchReplies([callOf(1, 'eth_getBalance')], [{ id: 1, result }], ethereumRpc)).toMatchObject([unreadable])
  },
)

test.each([
  ['an error and a result', { result: '0x1', error: { code: 1, message: 'x' } }],
  ['an error without a code', { error: { message: 'x' } }],
])('R54: rejects %s', (_, reply) => {
  expect(matchReplies([callOf(1, 'eth_getBalance')], [{ id: 1, ...reply }], ethereumRpc)).toMatchObject([unreadable])
})

test.each([
  [-1, 'x'],
  [-32_603, 'x'],
  [-32_005, 'x'],
  [429, 'x'],
  [-32_090, 'Too many requests, reason: call rate limit exhausted'],
  [-32_097, 'Rate limit exceeded'],
  [-32_000, 'daily request count exceeded, request rate limited'],
  [35, 'You have reached the request limit of this plan'],
])('R57: code %i, "%s", is temporary', (code, message) => {
  const replies = matchReplies([callOf(1, 'eth_call')], [{ id: 1, error: { code, message } }], ethereumRpc)
  const expected = code === -1 || code === -32_603 ? 'RPC_FAILED' : 'TOO_MANY_REQUESTS'
  expect(replies).toMatchObject([{ type: 'failed', error: { code: expected }, mayPass: true }])
})

test.each([
  ['geth', -32_000, 'insufficient funds for gas * price + value: balance 0, tx cost 21000', 'INSUFFICIENT_FUNDS'],
  ['Anvil', -32_003, 'Insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
  ['geth', -32_000, 'nonce too low: next nonce 8, tx nonce 7', 'NONCE_TOO_LOW'],
  ['Nethermind', -32_010, 'OldNonce, Current nonce: 8, nonce of rejected tx: 7', 'NONCE_TOO_LOW'],
  ['geth', -32_000, 'transaction underpriced: tip needed 1, tip permitted 0', 'FEE_TOO_LOW'],
  ['geth', -32_000, 'replacement transaction underpriced', 'FEE_TOO_LOW'],
  ['geth', -32_000, 'max fee per gas less than block base fee: address 0x00, maxFeePerGas: 1', 'FEE_TOO_LOW'],
  ['Nethermind', -32_010, 'FeeTooLow, MaxFeePerGas too low', 'FEE_TOO_LOW'],
  ['Besu', -32_009, 'Gas price below configured minimum gas price', 'FEE_TOO_LOW'],
  ['EIP-1474', -32_003, 'x', 'TRANSACTION_REJECTED'],
  ['EIP-1474', -32_602, 'invalid argument 0', 'INVALID_PARAMS'],
  ['geth', 3, 'execution reverted: ERC20: insufficient balance', 'CALL_REVERTED'],
  ['Hardhat', -32_603, 'VM Exception while processing transaction: reverted with custom error', 'CALL_REVERTED'],
  ['geth', -32_000, 'intrinsic gas too low', 'RPC_FAILED'],
])('§8: the error of %s with code %i, "%s", is %s', (_, code, message, expected) => {
  const replies = matchReplies([callOf(1, 'eth_call')], [{ id: 1, error: { code, message } }], ethereumRpc)
  expect(replies).toMatchObject([{ type: 'failed', error: { code: expected, details: message, cause: { code } } }])
})

test.each([4001, 5000, 4200, -32_601, -32_004])(
  'R56: code %i does not fall back to another server, and is an error of the network',
  (code) => {
    const replies = matchReplies([callOf(1, 'eth_call')], [{ id: 1, error: { code, message: 'why' } }], ethereumRpc)
    expect(replies).toMatchObject([{ type: 'refused', error: { code: 'RPC_FAILED', details: 'why' } }])
  },
)

test('keeps code and data of a node’s error, which contain the revert reason', () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  expect(matchReplies([callOf(1, 'eth_call')], [{ id: 1, error }], ethereumRpc)).toMatchObject([
    {
      type: 'failed',
      mayPass: false,
      error: { code: 'CALL_REVERTED', details: 'execution reverted', cause: { code: 3, data: '0x08c379a0' } },
    },
  ])
})
