import { expect, test } from 'vitest'
import { createError } from './createError.js'
import { errors } from './errors.js'
import { mapActionError } from './mapActionError.js'

test.each([
  ['R218', 'sendTransaction', 'WALLET_FAILED', 'Something went wrong'],
  ['R218', 'sendTransfer', 'RPC_FAILED', 'Something went wrong'],
  ['R218', 'sendCalls', 'WALLET_FAILED', 'Something went wrong'],
  ['R218', 'writeContract', 'WALLET_FAILED', 'Something went wrong'],
  ['R218', 'sendTransaction', 'INSUFFICIENT_FUNDS', errors.INSUFFICIENT_FUNDS.message],
  ['R218', 'sendTransaction', 'USER_REJECTED', errors.USER_REJECTED.message],
  ['R218', 'watchAsset', 'WALLET_FAILED', errors.WALLET_FAILED.message],
  ['R147', 'signTypedData', 'USER_REJECTED', 'Signature declined'],
] as const)('%s: %s keeps the code %s, with the text "%s"', (_row, action, code, message) => {
  const cause = new Error('said by the wallet')
  const error = mapActionError(action, createError(errors[code], { cause, details: 'why' }))
  expect(error).toMatchObject({ name: 'AppKitError', code, message, details: 'why', cause })
})
