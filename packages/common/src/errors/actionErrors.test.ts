import { describe, expect, test } from 'vitest'
import { mapActionError } from './actionErrors.js'
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
