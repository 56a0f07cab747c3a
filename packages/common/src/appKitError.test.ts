import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../fuzz/anything.js'
import { AppKitError } from './appKitError.js'
import { errorTable } from './errorTable.js'
import { serviceError } from './serviceError.js'
import { isAppKitError } from './settling.js'

describe('AppKitError', () => {
  test('carries code, plain text, details, documentation and the original', () => {
    const cause = { code: 4001 }
    const error = new AppKitError('USER_REJECTED', {
      details: 'for developers',
      docsPath: '/errors/user-rejected',
      cause,
    })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'AppKitError',
      code: 'USER_REJECTED',
      message: errorTable.USER_REJECTED,
      details: 'for developers',
      docsPath: '/errors/user-rejected',
    })
    expect(error.cause).toBe(cause)
    expect(String(error)).toBe('AppKitError: You declined in the wallet')
  })

  test('has a cause only where one is given, be it undefined', () => {
    expect('cause' in new AppKitError('ABORTED')).toBe(false)
    expect('cause' in new AppKitError('ABORTED', { cause: undefined })).toBe(true)
  })

  test('§8: places in the text are filled in, once, and only from own values', () => {
    expect(new AppKitError('HTTP_STATUS', { values: { status: 503 } }).message).toBe('HTTP status code: 503')
    expect(serviceError('EMAIL_COOLDOWN', { values: { seconds: 7 } }).message).toBe('Please try again after 7 seconds')
    expect(
      new AppKitError('ADAPTER_OR_CONNECTOR_NOT_FOUND', { values: { namespace: '{namespace} $& $1' } }).message,
    ).toBe('Adapter or connector not found for namespace {namespace} $& $1')
    expect(new AppKitError('HTTP_STATUS', { values: { other: 1 } }).message).toBe('HTTP status code: {status}')
  })
})

describe('walk', () => {
  const root = new TypeError('root')
  const error = new AppKitError('RPC_FAILED', {
    cause: new AppKitError('WALLET_FAILED', { cause: new Error('middle', { cause: root }) }),
  })

  test('finds the first error of the chain that fits, itself included', () => {
    expect(error.walk((each) => isAppKitError(each, 'RPC_FAILED'))).toBe(error)
    expect(error.walk((each) => isAppKitError(each, 'WALLET_FAILED'))).toBe(error.cause)
    expect(error.walk((each) => each instanceof TypeError)).toBe(root)
    expect(error.walk(() => false)).toBeUndefined()
  })

  test('gives the innermost without a predicate, also when that is no error', () => {
    expect(error.walk()).toBe(root)
    expect(new AppKitError('ABORTED').walk()).toMatchObject({ code: 'ABORTED' })
    expect(new AppKitError('ABORTED', { cause: 'text' }).walk()).toBe('text')
    expect(new AppKitError('ABORTED', { cause: null }).walk()).toBeNull()
  })

  test('ends on a circle and on a cause that throws', () => {
    const circle = new AppKitError('ABORTED', { cause: root })
    Object.assign(root, { cause: circle })
    expect(circle.walk(() => false)).toBeUndefined()
    expect(circle.walk()).toBeInstanceOf(Error)
    Reflect.deleteProperty(root, 'cause')
    const broken = Object.defineProperty(new Error('wallet'), 'cause', {
      get: () => {
        throw new Error('trap')
      },
    })
    expect(new AppKitError('WALLET_FAILED', { cause: broken }).walk()).toBe(broken)
  })
})

describe('isAppKitError', () => {
  test('narrows by code', () => {
    const error: unknown = new AppKitError('ABORTED')
    expect(isAppKitError(error)).toBe(true)
    expect(isAppKitError(error, 'ABORTED')).toBe(true)
    expect(isAppKitError(error, 'USER_REJECTED', 'ABORTED')).toBe(true)
    expect(isAppKitError(error, 'USER_REJECTED')).toBe(false)
    if (isAppKitError(error)) expect(error.code).toBe('ABORTED')
  })

  test('knows an error of another copy of the package', async () => {
    const copy: typeof import('./appKitError.js') = await import(/* @vite-ignore */ `./appKitError.js?${'copy'}`)
    expect(copy.AppKitError).not.toBe(AppKitError)
    expect(isAppKitError(new copy.AppKitError('ABORTED'), 'ABORTED')).toBe(true)
  })

  test('R36: any other value is none, and none throws', () => {
    fc.assert(
      fc.property(anything, (make) => {
        expect(isAppKitError(make())).toBe(false)
      }),
    )
    const named = Object.assign(new Error('a'), { name: 'AppKitError' })
    for (const other of [
      new Error('a'),
      named,
      Object.assign(named, { code: 4001 }),
      { name: 'AppKitError', code: 'ABORTED' },
      'AppKitError',
      null,
    ]) {
      expect(isAppKitError(other)).toBe(false)
    }
  })
})
