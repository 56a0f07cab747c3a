import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapSolanaSendError } from '../transactions/parseSolanaSignature.js'
import { mapActionError } from './actionErrors.js'
import type { TableErrorCode } from './errors.js'
import { createWalletErrorMap, findWalletErrorCode, walletErrorLayers } from './walletErrors.js'

describe('findWalletErrorCode', () => {
  const map = createWalletErrorMap()

  /** Errors that contain a text in each property that wallets use. */
  const carriers: readonly (readonly [string, (message: string, code?: number) => unknown])[] = [
    ['a bare string', (message) => message],
    ['an Error', (message) => new Error(message)],
    ['an internal error', (message) => ({ code: -32603, message })],
    ['data.originalError', (message) => ({ code: -32603, data: { originalError: { message } } })],
  ]

  const refusals = [
    'User rejected the request.',
    'User denied account authorization',
    'User canceled the connection',
    'User closed modal',
    'User closed popup',
    'User abort',
    'UserRefusedOnDevice',
    'Request rejected',
    'Transaction was rejected',
    'Transaction cancelled',
    'Signature request denied',
    'Denied transaction signature',
    'cancelled the request',
    'The request was rejected by the user',
    'Approval Denied',
    'Plugin Closed',
    'The popup was closed',
    'Rejected',
  ]

  const otherCauses: readonly (readonly [string, TableErrorCode])[] = [
    ['8546: wallet_switchEthereumChain: provided network 0x7a69 not supported', 'CHAIN_NOT_SUPPORTED'],
    [
      'Unrecognized chain ID "0x7a69". Try adding the chain using wallet_addEthereumChain first.',
      'CHAIN_NOT_SUPPORTED',
    ],
    ['The network was not found', 'CHAIN_NOT_SUPPORTED'],
    ['Method not found', 'METHOD_NOT_SUPPORTED'],
    ['The method "eth_sign" does not exist / is not available.', 'METHOD_NOT_SUPPORTED'],
    ['not implemented', 'METHOD_NOT_SUPPORTED'],
    ['"wallet_switchEthereumChain" not implemented', 'METHOD_NOT_SUPPORTED'],
    ['Rate limit exceeded', 'TOO_MANY_REQUESTS'],
    ['Too many requests', 'TOO_MANY_REQUESTS'],
    ['Extension context invalidated.', 'EXTENSION_INVALIDATED'],
  ]

  describe.each(carriers)('R36: in %s', (_, carry) => {
    test.each(refusals)('"%s" is a refusal', (text) => {
      expect(map(carry(text)).code).toBe('USER_REJECTED')
    })

    test.each(otherCauses)('"%s" is %s', (text, code) => {
      expect(map(carry(text)).code).toBe(code)
    })

    test.each([
      'Transaction rejected: nonce too low',
      'Transaction rejected by the mempool',
      'Request aborted',
      'The connection was closed',
      'Connection refused',
      'block gas limit exceeded',
      'boom',
      '',
    ])('"%s" is a failure, not a refusal', (text) => {
      expect(map(carry(text)).code).toBe('WALLET_FAILED')
    })
  })

  describe('R36: the code 4001', () => {
    test.each([
      '',
      'No',
      'User rejected the request.',
      'User rejected: the method is not supported by your hardware',
      ...refusals,
    ])('with the text "%s" is a refusal', (message) => {
      expect(map({ code: 4001, message }).code).toBe('USER_REJECTED')
      expect(map({ code: -32603, data: { originalError: { code: 4001, message } } }).code).toBe('USER_REJECTED')
    })

    test.each([
      ...otherCauses,
      ['Sending with a memo is not supported', 'METHOD_NOT_SUPPORTED'],
      ['insufficient funds for gas', 'INSUFFICIENT_FUNDS'],
      ['Internal error', 'WALLET_FAILED'],
      ['Request timed out', 'WALLET_FAILED'],
    ] as const)('with the text "%s" is %s', (message, code) => {
      expect(map({ code: 4001, message }).code).toBe(code)
      expect(map({ code: '4001', message }).code).toBe(code)
    })
  })

  test('R36: vague texts only apply to code 4001', () => {
    expect(map({ code: -32603, message: 'This transaction type is not supported' }).code).toBe('WALLET_FAILED')
    expect(map({ code: 4001, message: 'Unsupported account' }).code).toBe('METHOD_NOT_SUPPORTED')
  })

  test('R36: insufficient funds are INSUFFICIENT_FUNDS, whatever the code', () => {
    for (const message of [
      'insufficient funds for gas * price + value',
      'Insufficient balance',
      'Transfer: insufficient lamports 5, need 9',
    ]) {
      expect(map(message).code).toBe('INSUFFICIENT_FUNDS')
      expect(map({ code: -32003, message }).code).toBe('INSUFFICIENT_FUNDS')
      expect(map({ code: -32603, message: 'Internal JSON-RPC error.', data: { code: -32000, message } }).code).toBe(
        'INSUFFICIENT_FUNDS',
      )
    }
  })

  test('R36: patterns of a namespace extend the shared ones and never replace them', () => {
    const words = { codes: new Map([[7, 'WALLET_LOCKED' as const]]), messages: [[/closed/i, 'NOT_CONNECTED'] as const] }
    const ofToy = createWalletErrorMap(words)
    expect(ofToy('The shop is closed').code).toBe('NOT_CONNECTED')
    expect(ofToy('User closed modal').code).toBe('USER_REJECTED')
    expect(ofToy({ code: 7 }).code).toBe('WALLET_LOCKED')
    expect(ofToy({ code: 4001 }).code).toBe('USER_REJECTED')
  })

  test('R36: a text that names the user is a refusal in any context', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.option(fc.integer(), { nil: undefined }), (before, after, code) => {
        const message = `${before} User rejected the request. ${after}`.replace(/extension context invalidated/gi, '')
        expect(findWalletErrorCode([{ code, message }])).toBe('USER_REJECTED')
      }),
    )
  })
})

describe('createWalletErrorMap', () => {
  const map = createWalletErrorMap()
  const curse = 'the wallet grumbles about 0xd8dA'

  test.each([4001, -32000, undefined])('L8c: a text of the wallet with code %s is in the details only', (code) => {
    const error = map({ code, message: curse })
    expect(error.details).toBe(curse)
    expect(error.message).not.toContain('grumbles')
    const again = mapActionError('signMessage', mapActionError('sendTransaction', error))
    expect(again.details).toBe(curse)
    expect(again.message).not.toContain('grumbles')
    expect(mapSolanaSendError(map({ message: `${curse}: timed out` }))).toMatchObject({
      details: expect.stringContaining('grumbles'),
      message: expect.not.stringContaining('grumbles'),
    })
  })
})

describe('walletErrorLayers', () => {
  test('R36: lists codes outermost first', () => {
    const error = { code: -32603, data: { originalError: { code: '4902', message: 'inside', cause: { code: 7 } } } }
    expect(walletErrorLayers(error).map(({ code }) => code)).toEqual([-32603, 4902, 7])
    expect(walletErrorLayers(error)[1]?.message).toBe('inside')
  })

  test('R36: null and undefined have no layers; throwing getters and cycles are handled', () => {
    expect(walletErrorLayers(undefined)).toEqual([])
    const throwing = {
      get code() {
        throw new Error('no')
      },
    }
    expect(walletErrorLayers(throwing)).toEqual([{ code: undefined, message: '' }])
    const circular: Record<string, unknown> = { code: 1 }
    circular.cause = circular
    expect(walletErrorLayers(circular).every(({ code }) => code === 1)).toBe(true)
  })
})
