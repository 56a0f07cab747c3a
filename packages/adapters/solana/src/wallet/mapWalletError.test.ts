import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { mapWalletError } from './mapWalletError.js'

test.each([
  [{ code: 4001, message: 'No' }, 'USER_REJECTED'],
  [new Error('User rejected the request.'), 'USER_REJECTED'],
  [new Error('Transaction cancelled'), 'USER_REJECTED'],
  [new Error('Transaction was rejected'), 'USER_REJECTED'],
  [new Error('Approval Denied'), 'USER_REJECTED'],
  [new Error('Plugin Closed'), 'USER_REJECTED'],
  ['Rejected', 'USER_REJECTED'],
  [new Error('Wallet is locked'), 'WALLET_LOCKED'],
  [new Error('Please unlock your wallet'), 'WALLET_LOCKED'],
  [{ code: -32002 }, 'REQUEST_PENDING'],
  [new Error('A request is already open in the wallet.'), 'REQUEST_PENDING'],
  [{ code: 4100 }, 'NOT_CONNECTED'],
  [{ code: 4200 }, 'METHOD_NOT_SUPPORTED'],
  [new Error('Extension context invalidated.'), 'EXTENSION_INVALIDATED'],
  [new Error('Transaction simulation failed: Attempt to debit an account'), 'WALLET_FAILED'],
  [new Error('Unexpected error'), 'WALLET_FAILED'],
  [undefined, 'WALLET_FAILED'],
])('R36: maps %o to %s', (thrown, code) => {
  expect(mapWalletError(thrown)).toMatchObject({ name: 'AppKitError', code })
})

test('R36 L3: turns any thrown value into a typed error with a readable message', () => {
  fc.assert(
    fc.property(anything, (make) => {
      const error = mapWalletError(make())
      expect(error.name).toBe('AppKitError')
      expect(error.message).not.toMatch(/^$|\[object/)
    }),
  )
})
