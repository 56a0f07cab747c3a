import { isAppKitError } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { mapWalletError } from './mapWalletError.js'

describe('R36: errors of Polkadot wallets', () => {
  test.each([
    ['Cancelled', 'USER_REJECTED'],
    ['Rejected', 'USER_REJECTED'],
    ['rejected.', 'USER_REJECTED'],
    ['User rejected the request', 'USER_REJECTED'],
    ['Rejected by user', 'USER_REJECTED'],
    ['The source https://app.example is not allowed to interact with this extension', 'USER_REJECTED'],
    ['No Talisman wallet accounts are authorised to connect to https://app.example', 'USER_REJECTED'],
    ['The source https://app.example has a pending authorization request', 'REQUEST_PENDING'],
    [
      'Pending authorisation request already exists for this site. Please accept or reject the request.',
      'REQUEST_PENDING',
    ],
    ['The source https://app.example has not been enabled yet', 'NOT_CONNECTED'],
    ['Talisman extension has not been configured yet. Please continue with onboarding.', 'WALLET_LOCKED'],
    ['The wallet is locked', 'WALLET_LOCKED'],
    ['Unlock your wallet first', 'WALLET_LOCKED'],
    ['Unable to find keypair', 'ACCOUNT_CHANGED'],
    ['Extension context invalidated.', 'EXTENSION_INVALIDATED'],
    ['The block was not found', 'WALLET_FAILED'],
    ['', 'WALLET_FAILED'],
  ])('%s', (message, code) => {
    expect(mapWalletError(new Error(message)).code).toBe(code)
    expect(mapWalletError(message).code).toBe(code)
    expect(mapWalletError({ cause: { message } }).code).toBe(code)
  })

  test('maps the codes of EIP-1193, which some wallets use', () => {
    expect(mapWalletError({ code: 4001 }).code).toBe('USER_REJECTED')
    expect(mapWalletError({ code: '4001' }).code).toBe('USER_REJECTED')
  })

  test('shows the wallet’s message to developers only', () => {
    const error = mapWalletError(new Error('Secret words'))
    expect(error.details).toBe('Secret words')
    expect(error.shortMessage).not.toContain('Secret')
  })

  test('L3: maps any value to a typed error', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const error = mapWalletError(make())
        expect(isAppKitError(error)).toBe(true)
        expect(error.shortMessage).not.toContain('[object')
      }),
    )
  })
})
