import { expect, test } from 'vitest'
import { createError } from './createError.js'
import { errors } from './errors.js'
import { mapSolanaSendError } from './mapSolanaSendError.js'

test.each([
  'Transaction simulation failed: This transaction has already been processed',
  'Transaction was not confirmed in 30.00 seconds. It is unknown if it succeeded or failed. Check signature 4VZd using the Solana Explorer or CLI tools.',
  'Signature 4VZd has expired: block height exceeded.',
  'Request timed out',
  'TypeError: Failed to fetch',
])('R57: warns before a second attempt if the wallet may have sent the transaction: %s', (details) => {
  expect(mapSolanaSendError(createError(errors.WALLET_FAILED, { details }))).toMatchObject({
    code: 'WALLET_FAILED',
    details: `The wallet may have sent the transaction. Check before you send it again. The wallet reported: ${details}`,
  })
})

test.each(['Transaction simulation failed: Blockhash not found', 'Something went wrong', undefined])(
  '§8: maps a wallet that failed to send to SEND_FAILED_SOLANA: %s',
  (details) => {
    expect(mapSolanaSendError(createError(errors.WALLET_FAILED, { details }))).toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      message: 'Failed to send transaction. Please try again.',
      details,
    })
  },
)

test('returns every other error unchanged', () => {
  for (const error of [createError(errors.USER_REJECTED), createError(errors.RPC_FAILED), new Error('other')])
    expect(mapSolanaSendError(error)).toBe(error)
})
