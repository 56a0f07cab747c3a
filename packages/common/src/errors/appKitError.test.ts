import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { invalidParams } from './actionErrors.js'
import { AppKitError, createError, isAppKitError, seeDetails } from './appKitError.js'
import { errors } from './errors.js'
import { embeddedErrors } from './featureErrors.js'

describe('AppKitError', () => {
  test('has a code, a message, details, a link to the documentation and the original error', () => {
    const cause = { code: 4001 }
    const error = createError(errors.USER_REJECTED, {
      details: 'for developers',
      docsPath: '/errors/user-rejected',
      cause,
    })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'AppKitError',
      code: 'USER_REJECTED',
      shortMessage: 'You declined in the wallet',
      message: 'You declined in the wallet\n\nfor developers\n\nDocs: /errors/user-rejected',
      details: 'for developers',
      docsPath: '/errors/user-rejected',
    })
    expect(error.cause).toBe(cause)
  })

  test('R187: the message says what happened, why and how to fix it, because browsers print only the message of an uncaught error', () => {
    const error = createError(errors.INVALID_OPTIONS, {
      details: 'networks[0]: expected {method} $&.',
      values: { method: 'createAppKit' },
    })
    expect(error.shortMessage).toBe('The options given to createAppKit are not valid.')
    expect(String(error)).toBe(
      'AppKitError: The options given to createAppKit are not valid.\n\nnetworks[0]: expected {method} $&.\n\nDocs: docs/troubleshooting.md#configuration',
    )
    expect(error.stack).toContain(error.message)
    expect(createError(errors.ABORTED).message).toBe('Request was aborted\n\nDocs: docs/troubleshooting.md#connecting')
  })

  test('L8b: the text of a wallet is in the details and not in the message', () => {
    const error = createError(errors.WALLET_FAILED, { details: 'no 0xd8dA', summary: seeDetails('wallet') })
    expect(error.details).toBe('no 0xd8dA')
    expect(error.message).toBe(
      'The wallet reported an error.\n\nSee `details` for the text of the wallet.\n\nDocs: docs/troubleshooting.md#connecting',
    )
  })

  test('has a cause only if one is passed, even if it is undefined', () => {
    expect('cause' in createError(errors.ABORTED)).toBe(false)
    expect('cause' in createError(errors.ABORTED, { cause: undefined })).toBe(true)
  })

  test('§8: fills each placeholder of a text once, and only from own properties', () => {
    expect(createError(errors.HTTP_STATUS, { values: { status: 503 } }).shortMessage).toBe('HTTP status code: 503')
    expect(createError(embeddedErrors.EMAIL_COOLDOWN, { values: { seconds: 7 } }).shortMessage).toBe(
      'Please try again after 7 seconds',
    )
    expect(
      createError(errors.ADAPTER_OR_CONNECTOR_NOT_FOUND, { values: { namespace: '{namespace} $& $1' } }).shortMessage,
    ).toBe('Adapter or connector not found for namespace {namespace} $& $1')
    expect(createError(errors.HTTP_STATUS, { values: { other: 1 } }).shortMessage).toBe('HTTP status code: {status}')
  })
})

describe('walk', () => {
  const root = new TypeError('root')
  const error = createError(errors.RPC_FAILED, {
    cause: createError(errors.WALLET_FAILED, { cause: new Error('middle', { cause: root }) }),
  })

  test('returns the first matching error of the chain, including itself', () => {
    expect(error.walk((each) => isAppKitError(each, 'RPC_FAILED'))).toBe(error)
    expect(error.walk((each) => isAppKitError(each, 'WALLET_FAILED'))).toBe(error.cause)
    expect(error.walk((each) => each instanceof TypeError)).toBe(root)
    expect(error.walk(() => false)).toBeUndefined()
  })

  test('without a predicate, returns the innermost cause, even if it is not an error', () => {
    expect(error.walk()).toBe(root)
    expect(createError(errors.ABORTED).walk()).toMatchObject({ code: 'ABORTED' })
    expect(createError(errors.ABORTED, { cause: 'text' }).walk()).toBe('text')
    expect(createError(errors.ABORTED, { cause: null }).walk()).toBeNull()
  })

  test('stops at a cycle and at a cause that throws', () => {
    const circle = createError(errors.ABORTED, { cause: root })
    Object.assign(root, { cause: circle })
    expect(circle.walk(() => false)).toBeUndefined()
    expect(circle.walk()).toBeInstanceOf(Error)
    Reflect.deleteProperty(root, 'cause')
    const broken = Object.defineProperty(new Error('wallet'), 'cause', {
      get: () => {
        throw new Error('trap')
      },
    })
    expect(createError(errors.WALLET_FAILED, { cause: broken }).walk()).toBe(broken)
  })
})

describe('isAppKitError', () => {
  test('narrows by code', () => {
    const error: unknown = createError(errors.ABORTED)
    expect(isAppKitError(error)).toBe(true)
    expect(isAppKitError(error, 'ABORTED')).toBe(true)
    expect(isAppKitError(error, 'USER_REJECTED', 'ABORTED')).toBe(true)
    expect(isAppKitError(error, 'USER_REJECTED')).toBe(false)
    if (isAppKitError(error)) expect(error.code).toBe('ABORTED')
  })

  test('recognizes an error of another copy of the package', async () => {
    const copy: typeof import('./appKitError.js') = await import(/* @vite-ignore */ `./appKitError.js?${'copy'}`)
    expect(copy.AppKitError).not.toBe(AppKitError)
    expect(isAppKitError(new copy.AppKitError(errors.ABORTED, {}), 'ABORTED')).toBe(true)
  })

  test('R36: isAppKitError returns false for any other value and never throws', () => {
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

test('the error of an invalid parameter names the parameter and the problem', () => {
  expect(invalidParams('value', 'must be a bigint')).toMatchObject({
    code: 'INVALID_PARAMS',
    details: 'value must be a bigint.',
  })
})
