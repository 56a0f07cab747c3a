import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anything } from '../../../fuzz/anything.js'
import { AppKitError, actionError, invalidParams, withDeadline } from './appKitError.js'
import { errorTable } from './errorTable.js'
import { serviceError } from './serviceError.js'
import { abortReason, isAppKitError } from './settling.js'

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

test('the error of a parameter names it and what is wrong with it', () => {
  expect(invalidParams('value', 'must be a bigint')).toMatchObject({
    code: 'INVALID_PARAMS',
    details: 'value must be a bigint.',
  })
})

test.each([
  ['R218', 'sendTransaction', 'WALLET_FAILED', 'Something went wrong'],
  ['R218', 'sendTransfer', 'RPC_FAILED', 'Something went wrong'],
  ['R218', 'sendCalls', 'WALLET_FAILED', 'Something went wrong'],
  ['R218', 'writeContract', 'WALLET_FAILED', 'Something went wrong'],
  ['R218', 'sendTransaction', 'INSUFFICIENT_FUNDS', errorTable.INSUFFICIENT_FUNDS],
  ['R218', 'sendTransaction', 'USER_REJECTED', errorTable.USER_REJECTED],
  ['R218', 'watchAsset', 'WALLET_FAILED', errorTable.WALLET_FAILED],
  ['R147', 'signTypedData', 'USER_REJECTED', 'Signature declined'],
] as const)('%s: %s keeps the code %s, with the text "%s"', (_row, action, code, message) => {
  const cause = new Error('said by the wallet')
  const error = actionError(action, new AppKitError(code, { cause, details: 'why' }))
  expect(error).toMatchObject({ name: 'AppKitError', code, message, details: 'why', cause })
})

/** Time that stands still until told otherwise, and tells how many timers are left. */
function stillClock() {
  let now = 0
  let nextId = 1
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>()
  return {
    pending: () => timers.size,
    setTimeout(callback: () => void, ms: number) {
      timers.set(nextId, { at: now + ms, callback })
      return nextId++
    },
    clearTimeout: (timer: unknown) => void timers.delete(timer as number),
    pass(ms: number) {
      now += ms
      for (const [id, { at, callback }] of [...timers].sort((a, b) => a[1].at - b[1].at)) {
        if (at <= now && timers.delete(id)) callback()
      }
    },
  }
}

describe('withDeadline', () => {
  const never = new Promise<never>(() => undefined)
  let unhandled: unknown[] = []
  const onUnhandled = (reason: unknown) => void unhandled.push(reason)

  beforeEach(() => {
    unhandled = []
    process.on('unhandledRejection', onUnhandled)
  })
  afterEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
    process.off('unhandledRejection', onUnhandled)
    expect(unhandled).toEqual([])
  })

  describe('L1: settles', () => {
    test('with the value or the very error of the promise, leaving no timer and no listener', async () => {
      const clock = stillClock()
      const { signal } = new AbortController()
      await expect(withDeadline(Promise.resolve(7), { clock, ms: 10, signal })).resolves.toBe(7)
      const error = { code: 4001 }
      await expect(withDeadline(Promise.reject(error), { clock, ms: 10, signal })).rejects.toBe(error)
      expect(clock.pending()).toBe(0)
    })

    test('with the wanted code when the time is over, not a millisecond before', async () => {
      const clock = stillClock()
      let settled = false
      const result = withDeadline(never, { clock, ms: 5_000, code: 'HTTP_TIMEOUT' }).finally(() => {
        settled = true
      })
      const outcome = expect(result).rejects.toMatchObject({
        name: 'AppKitError',
        code: 'HTTP_TIMEOUT',
        message: 'The server took too long to answer.',
      })
      clock.pass(4_999)
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(settled).toBe(false)
      clock.pass(1)
      await outcome
      expect(clock.pending()).toBe(0)
    })

    test('with WALLET_TIMEOUT where no code is given', async () => {
      const clock = stillClock()
      const result = withDeadline(never, { clock, ms: 1 })
      clock.pass(1)
      await expect(result).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
    })

    test('with the timers of the platform where no clock is given', async () => {
      await expect(withDeadline(never, { ms: 5 })).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
    })

    test('never early where the time is longer than a timer can be', async () => {
      await expect(
        withDeadline(new Promise((resolve) => setTimeout(resolve, 20, 'late')), { ms: 2 ** 40 }),
      ).resolves.toBe('late')
    })

    test('only by the promise where no time is given', async () => {
      const clock = stillClock()
      let answer: (value: string) => void = () => undefined
      const result = withDeadline(
        new Promise<string>((resolve) => {
          answer = resolve
        }),
        { clock },
      )
      expect(clock.pending()).toBe(0)
      clock.pass(1e9)
      answer('at last')
      await expect(result).resolves.toBe('at last')
    })

    test('a late answer and a late failure are dropped', async () => {
      const clock = stillClock()
      let fail: (reason: unknown) => void = () => undefined
      let answer: (value: string) => void = () => undefined
      const failing = withDeadline(
        new Promise((_resolve, reject) => {
          fail = reject
        }),
        { clock, ms: 1 },
      )
      const answering = withDeadline(
        new Promise<string>((resolve) => {
          answer = resolve
        }),
        { clock, ms: 1 },
      )
      clock.pass(1)
      fail(new Error('too late'))
      answer('too late')
      await expect(failing).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
      await expect(answering).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
    })
  })

  describe('aborting', () => {
    test('rejects at once with ABORTED, the reason as its cause', async () => {
      const clock = stillClock()
      const controller = new AbortController()
      const result = withDeadline(never, { clock, ms: 1_000, signal: controller.signal })
      controller.abort('changed my mind')
      await expect(result).rejects.toMatchObject({ code: 'ABORTED', cause: 'changed my mind' })
      expect(clock.pending()).toBe(0)
    })

    test('an AppKitError as the reason comes through as it is', async () => {
      const reason = new AppKitError('MODAL_CLOSED')
      await expect(withDeadline(never, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
      expect(abortReason(AbortSignal.abort(reason))).toBe(reason)
      expect(abortReason(undefined)).toMatchObject({ code: 'ABORTED' })
    })

    test('a signal that fired before wins over an answer that is there, and hides no later failure', async () => {
      const signal = AbortSignal.abort()
      await expect(withDeadline(Promise.resolve(1), { signal })).rejects.toMatchObject({ code: 'ABORTED' })
      await expect(withDeadline(Promise.reject(new Error('unseen')), { signal })).rejects.toMatchObject({
        code: 'ABORTED',
      })
    })

    test('L7: many calls with one signal leave no listener on it', async () => {
      const { signal } = new AbortController()
      let listeners = 0
      const counting = Object.create(signal, {
        addEventListener: { value: () => void listeners++ },
        removeEventListener: { value: () => void listeners-- },
        aborted: { value: false },
      }) as AbortSignal
      for (let call = 0; call < 20; call++) await withDeadline(Promise.resolve(call), { signal: counting })
      expect(listeners).toBe(0)
    })
  })

  describe('answers of strange wallets', () => {
    test.each([
      [
        'a then that throws',
        {
          then: () => {
            throw new Error('broken then')
          },
        },
        'broken then',
      ],
      [
        'a getter of then that throws',
        {
          get then() {
            throw new Error('broken getter')
          },
        },
        'broken getter',
      ],
    ])('%s is a rejection and leaves no timer', async (_name, thenable, message) => {
      const clock = stillClock()
      await expect(withDeadline(thenable as PromiseLike<never>, { clock, ms: 10 })).rejects.toThrow(message)
      expect(clock.pending()).toBe(0)
    })

    test('a value where a promise belongs is taken as the answer', async () => {
      const notAPromise: unknown = ['0xab']
      await expect(withDeadline(notAPromise as PromiseLike<unknown>, { ms: 10 })).resolves.toEqual(['0xab'])
    })

    test('a then that answers twice counts once', async () => {
      const twice = {
        then: (resolve: (value: string) => void, reject: (reason: unknown) => void) => {
          resolve('first')
          resolve('second')
          reject(new Error('third'))
        },
      }
      await expect(withDeadline(twice as PromiseLike<string>, { ms: 10 })).resolves.toBe('first')
    })
  })

  test('L1: whatever comes first — answer, failure, time, abort — settles it, once, and leaves nothing', async () => {
    const step = fc.constantFrom('answer', 'fail', 'time', 'abort')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const clock = stillClock()
        const controller = new AbortController()
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        const outcome = withDeadline(promise, { clock, ms: 1, signal: controller.signal }).then(
          () => 'answer',
          (error: { code?: string; message: string }) => error.code ?? 'fail',
        )
        for (const name of steps) {
          if (name === 'answer') resolve('a')
          if (name === 'fail') reject(new Error('f'))
          if (name === 'time') clock.pass(1)
          if (name === 'abort') controller.abort()
          await new Promise((turn) => setImmediate(turn))
        }
        const expected = { answer: 'answer', fail: 'fail', time: 'WALLET_TIMEOUT', abort: 'ABORTED' }[
          steps[0] ?? 'answer'
        ]
        expect(await outcome).toBe(expected)
        expect(clock.pending()).toBe(0)
      }),
    )
  })
})
