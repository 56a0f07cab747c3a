import { AppKitError, createError, errors } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapWalletError } from './mapWalletError.js'

const circular: Record<string, unknown> = { message: 'round' }
circular.cause = circular
circular.data = { originalError: circular }
const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('trap')
    },
    getPrototypeOf: () => {
      throw new Error('trap')
    },
  },
)

describe('R36: errors of EVM wallets', () => {
  test.each([
    ['4001', { code: 4001, message: 'User rejected' }, 'USER_REJECTED'],
    ['4001 as text', { code: '4001' }, 'USER_REJECTED'],
    ['5000', { code: 5000 }, 'USER_REJECTED'],
    ['4001 in an Error', Object.assign(new Error('no'), { code: 4001 }), 'USER_REJECTED'],
    ['4001 inside data.originalError', { code: -32603, data: { originalError: { code: 4001 } } }, 'USER_REJECTED'],
    ['4001 inside cause', new Error('x', { cause: { code: 4001 } }), 'USER_REJECTED'],
    ['free text', new Error('User rejected the request'), 'USER_REJECTED'],
    ['-32002', { code: -32002 }, 'REQUEST_PENDING'],
    ['-32601', { code: -32601 }, 'METHOD_NOT_SUPPORTED'],
    ['4200', { code: 4200 }, 'METHOD_NOT_SUPPORTED'],
    ['4100', { code: 4100 }, 'NOT_CONNECTED'],
    ['an updated extension', new Error('Extension context invalidated.'), 'EXTENSION_INVALIDATED'],
    ['-32003 of Anvil', { code: -32003, message: 'Insufficient funds for gas * price + value' }, 'INSUFFICIENT_FUNDS'],
    ['a revert', { code: -32603, message: 'execution reverted: ERC20: insufficient balance' }, 'CALL_REVERTED'],
    ['an Error', new Error('boom'), 'WALLET_FAILED'],
    ['a text', 'boom', 'WALLET_FAILED'],
    ['undefined', undefined, 'WALLET_FAILED'],
    ['null', null, 'WALLET_FAILED'],
    ['a number', 4001, 'WALLET_FAILED'],
    ['a symbol', Symbol('x'), 'WALLET_FAILED'],
    ['a cycle', circular, 'WALLET_FAILED'],
    ['getters that throw', throwing, 'WALLET_FAILED'],
    ['a code that is no number', { code: {} }, 'WALLET_FAILED'],
  ] as const)('%s', (_, thrown, code) => {
    const error = mapWalletError(thrown)
    expect(error).toBeInstanceOf(AppKitError)
    expect(error.code).toBe(code)
    expect(error.cause).toBe(thrown)
    expect(`${error.message}${error.details ?? ''}`).not.toContain('[object')
  })

  test('returns a typed error unchanged', () => {
    const error = createError(errors.WALLET_LOCKED)
    expect(mapWalletError(error)).toBe(error)
  })

  test('cleans and truncates the wallet’s message, and shows it to developers only', () => {
    const error = mapWalletError({ code: 4001, message: `a\u202e<b>${'x'.repeat(10_000)}` })
    expect(error.shortMessage).toBe('You declined in the wallet')
    expect(error.details).toMatch(/^a<b>x+$/)
    expect(error.details?.length).toBeLessThanOrEqual(300)
  })

  test('L3: maps any value to a typed error with a readable message', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), fc.integer(), (thrown, code) => {
        for (const error of [
          mapWalletError(thrown),
          mapWalletError({ code, data: thrown }),
          mapWalletError({ data: { originalError: thrown } }),
        ]) {
          expect(error).toBeInstanceOf(AppKitError)
          expect(error.shortMessage).not.toContain('[object')
          expect(error.shortMessage.length).toBeGreaterThan(5)
        }
      }),
    )
  })
})
