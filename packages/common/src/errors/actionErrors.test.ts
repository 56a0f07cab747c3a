import { describe, expect, test } from 'vitest'
import { mapActionError, mapSolanaSendError } from './actionErrors.js'
import { createError } from './appKitError.js'
import { errors } from './errors.js'

describe('mapActionError', () => {
  test.each([
    ['R218', 'sendTransaction', 'WALLET_FAILED', 'Something went wrong'],
    ['R218', 'sendTransfer', 'RPC_FAILED', 'Something went wrong'],
    ['R218', 'sendCalls', 'WALLET_FAILED', 'Something went wrong'],
    ['R218', 'writeContract', 'WALLET_FAILED', 'Something went wrong'],
    ['R218', 'sendTransaction', 'INSUFFICIENT_FUNDS', errors.INSUFFICIENT_FUNDS.shortMessage],
    ['R218', 'sendTransaction', 'USER_REJECTED', errors.USER_REJECTED.shortMessage],
    ['R218', 'watchAsset', 'WALLET_FAILED', errors.WALLET_FAILED.shortMessage],
    ['R147', 'signTypedData', 'USER_REJECTED', 'Signature declined'],
  ] as const)('%s: %s keeps the code %s, with the text "%s"', (_row, action, code, shortMessage) => {
    const cause = new Error('said by the wallet')
    const error = mapActionError(action, createError(errors[code], { cause, details: 'why' }))
    expect(error).toMatchObject({ name: 'AppKitError', code, shortMessage, details: 'why', cause })
  })
})

describe('mapSolanaSendError', () => {
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
        shortMessage: 'Failed to send transaction. Please try again.',
        details,
      })
    },
  )

  test('returns every other error unchanged', () => {
    for (const error of [createError(errors.USER_REJECTED), createError(errors.RPC_FAILED), new Error('other')])
      expect(mapSolanaSendError(error)).toBe(error)
  })
})
