import { isAppKitError } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { askJsonRpc } from '../drivers/jsonRpc.js'
import { mapWalletError } from './mapWalletError.js'

describe('R36: errors of Bitcoin wallets', () => {
  test.each([
    ['UniSat', { code: 4001, message: 'User rejected the request.' }, 'USER_REJECTED'],
    ['OKX', { code: 4001, message: '' }, 'USER_REJECTED'],
    ['Wallet Standard', new Error('User rejected the request.'), 'USER_REJECTED'],
    ['another', new Error('User canceled the connection'), 'USER_REJECTED'],
    ['another', 'User declined access', 'USER_REJECTED'],
    ['another', new Error('The request was rejected by the user'), 'USER_REJECTED'],
    ['another', new Error('Denied transaction signature'), 'USER_REJECTED'],
    ['another', { message: 'cancelled the request' }, 'USER_REJECTED'],
    ['a wallet that needs a connection', { code: 4100, message: '' }, 'NOT_CONNECTED'],
    ['a wallet without the method', { code: -32601, message: 'x' }, 'METHOD_NOT_SUPPORTED'],
    ['an updated extension', new Error('Extension context invalidated.'), 'EXTENSION_INVALIDATED'],
    ['insufficient funds', new Error('Insufficient balance'), 'INSUFFICIENT_FUNDS'],
    ['undefined', undefined, 'WALLET_FAILED'],
  ])('%s: %j', (_title, thrown, code) => {
    expect(mapWalletError(thrown)).toMatchObject({ code })
  })

  test('maps any value to a typed error with a readable message', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const error = mapWalletError(make())
        expect(isAppKitError(error)).toBe(true)
        expect(error.message).not.toMatch(/\[object|undefined/)
      }),
    )
  })
})

describe('R36: errors in responses of sats-connect wallets', () => {
  const codeOf = (response: Promise<unknown>) => askJsonRpc(response).catch((error: { code: string }) => error.code)

  test.each([
    [-32000, 'USER_REJECTED'],
    [-32001, 'INVALID_PARAMS'],
    [-32002, 'NOT_CONNECTED'],
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32602, 'INVALID_PARAMS'],
    [4001, 'USER_REJECTED'],
    [-32603, 'WALLET_FAILED'],
  ])('maps code %i to %s, returned or thrown', async (code, expected) => {
    const error = { code, message: 'no' }
    expect(await codeOf(Promise.resolve({ jsonrpc: '2.0', id: '1', error }))).toBe(expected)
    expect(await codeOf(Promise.resolve({ status: 'error', error }))).toBe(expected)
    expect(await codeOf(Promise.reject({ jsonrpc: '2.0', id: '1', error }))).toBe(expected)
    expect(await codeOf(Promise.reject(error))).toBe(expected)
  })

  test.each([[undefined], [null], ['text'], [5], [{}], [[]], [{ status: 'success' }]])(
    'rejects the response %j',
    async (response) => {
      expect(await codeOf(Promise.resolve(response))).toBe('WALLET_BAD_RESULT')
    },
  )

  test('returns the result of a response, including null', async () => {
    expect(await askJsonRpc(Promise.resolve({ jsonrpc: '2.0', id: '1', result: null }))).toBeNull()
    expect(await askJsonRpc(Promise.resolve({ status: 'success', result: 5 }))).toBe(5)
    expect(await askJsonRpc(Promise.resolve({ result: 5, error: null }))).toBe(5)
  })
})
