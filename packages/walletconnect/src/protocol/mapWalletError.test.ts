import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { mapWalletError } from './mapWalletError.js'

test.each([
  [new Error('Request expired. Please try again.'), 'WALLET_TIMEOUT'],
  [new Error('Proposal expired'), 'PAIRING_EXPIRED'],
  [new Error('No matching key. session topic doesn’t exist: aa'), 'NOT_CONNECTED'],
  [new Error('Missing or invalid. Record was recently deleted - session: aa'), 'NOT_CONNECTED'],
  [{ code: 5000, message: 'User rejected.' }, 'USER_REJECTED'],
  [{ code: 5001, message: '' }, 'USER_REJECTED'],
  [{ code: 5002, message: '' }, 'USER_REJECTED'],
  [{ code: 5003, message: '' }, 'USER_REJECTED'],
  [{ code: 5100, message: '' }, 'WRONG_NETWORK'],
  [{ code: 5101, message: '' }, 'METHOD_NOT_SUPPORTED'],
  [{ code: 6000, message: 'User disconnected.' }, 'NOT_CONNECTED'],
  [{ code: 8000, message: '' }, 'WALLET_TIMEOUT'],
  [{ code: 4001, message: 'Unrecognized chain ID "0xa"' }, 'CHAIN_NOT_SUPPORTED'],
  [{ code: '4001', message: '' }, 'USER_REJECTED'],
  [new Error('User closed modal'), 'USER_REJECTED'],
  [{ code: 1, message: 'boom' }, 'WALLET_FAILED'],
])('%o is %s', (error, code) => {
  expect(mapWalletError(error)).toMatchObject({ code })
})

test('maps every value to a typed error', () => {
  fc.assert(fc.property(anything, (error) => void expect(mapWalletError(error).name).toBe('AppKitError')))
})
