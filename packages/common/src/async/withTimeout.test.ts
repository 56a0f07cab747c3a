import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { settle } from '../../../testing/src/fakes/settle.js'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { withTimeout } from './withTimeout.js'

const onTimeout = () => createError(errors.WALLET_TIMEOUT)

describe('withTimeout', () => {
  const never = new Promise<never>(() => undefined)
  let unhandled: unknown[] = []
  const onUnhandled = (reason: unknown) => void unhandled.push(reason)

  beforeEach(() => {
    unhandled = []
    process.on('unhandledRejection', onUnhandled)
  })
  afterEach(async () => {
    await settle()
    process.off('unhandledRejection', onUnhandled)
    expect(unhandled).toEqual([])
  })

  describe('L1: settles', () => {
    test('with the value or the unchanged error of the promise, leaving no timer and no listener', async () => {
      const clock = createFakeClock()
      const { signal } = new AbortController()
      await expect(
        withTimeout(Promise.resolve(7), {
          clock,
          ms: 10,
          onTimeout,
          signals: [signal],
        }),
      ).resolves.toBe(7)
      const error = { code: 4001 }
      await expect(
        withTimeout(Promise.reject(error), {
          clock,
          ms: 10,
          onTimeout,
          signals: [signal],
        }),
      ).rejects.toBe(error)
      expect(clock.timerCount()).toBe(0)
    })

    test('rejects with the given code exactly at the timeout', async () => {
      const clock = createFakeClock()
      let settled = false
      const result = withTimeout(never, {
        clock,
        ms: 5_000,
        onTimeout: () => createError(errors.HTTP_TIMEOUT),
      }).finally(() => {
        settled = true
      })
      const outcome = expect(result).rejects.toMatchObject({
        name: 'AppKitError',
        code: 'HTTP_TIMEOUT',
        message: 'The server did not respond in time.',
      })
      clock.skip(4_999)
      await settle()
      expect(settled).toBe(false)
      clock.skip(1)
      await outcome
      expect(clock.timerCount()).toBe(0)
    })

    test("uses the platform's timers without a clock", async () => {
      await expect(withTimeout(never, { ms: 5, onTimeout })).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
    })

    test('never rejects early if the timeout is longer than the longest timer', async () => {
      await expect(
        withTimeout(new Promise((resolve) => setTimeout(resolve, 20, 'late')), {
          ms: 2 ** 40,
          onTimeout,
        }),
      ).resolves.toBe('late')
    })

    test('settles only with the promise without a timeout', async () => {
      const clock = createFakeClock()
      let answer: (value: string) => void = () => undefined
      const result = withTimeout(
        new Promise<string>((resolve) => {
          answer = resolve
        }),
        { clock, ms: undefined, onTimeout },
      )
      expect(clock.timerCount()).toBe(0)
      clock.skip(1e9)
      answer('at last')
      await expect(result).resolves.toBe('at last')
    })

    test('ignores a late result and a late failure', async () => {
      const clock = createFakeClock()
      let fail: (reason: unknown) => void = () => undefined
      let answer: (value: string) => void = () => undefined
      const failing = withTimeout(
        new Promise((_resolve, reject) => {
          fail = reject
        }),
        { clock, ms: 1, onTimeout },
      )
      const answering = withTimeout(
        new Promise<string>((resolve) => {
          answer = resolve
        }),
        { clock, ms: 1, onTimeout },
      )
      clock.skip(1)
      fail(new Error('too late'))
      answer('too late')
      await expect(failing).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
      await expect(answering).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
    })
  })

  describe('aborting', () => {
    test('rejects immediately with ABORTED and the reason as cause', async () => {
      const clock = createFakeClock()
      const controller = new AbortController()
      const result = withTimeout(never, {
        clock,
        ms: 1_000,
        onTimeout,
        signals: [controller.signal],
      })
      controller.abort('changed my mind')
      await expect(result).rejects.toMatchObject({ code: 'ABORTED', cause: 'changed my mind' })
      expect(clock.timerCount()).toBe(0)
    })
  })

  describe('results of unusual wallets', () => {
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
    ])('%s rejects and leaves no timer', async (_name, thenable, message) => {
      const clock = createFakeClock()
      await expect(
        withTimeout(thenable as PromiseLike<never>, {
          clock,
          ms: 10,
          onTimeout,
        }),
      ).rejects.toThrow(message)
      expect(clock.timerCount()).toBe(0)
    })

    test('a value instead of a promise is the result', async () => {
      const notAPromise: unknown = ['0xab']
      await expect(
        withTimeout(notAPromise as PromiseLike<unknown>, {
          ms: 10,
          onTimeout,
        }),
      ).resolves.toEqual(['0xab'])
    })

    test('a `then` that calls back twice counts once', async () => {
      const twice = {
        then: (resolve: (value: string) => void, reject: (reason: unknown) => void) => {
          resolve('first')
          resolve('second')
          reject(new Error('third'))
        },
      }
      await expect(withTimeout(twice as PromiseLike<string>, { ms: 10, onTimeout })).resolves.toBe('first')
    })
  })

  test('L1: the first of result, failure, timeout and abort settles it once and leaves nothing', async () => {
    const step = fc.constantFrom('answer', 'fail', 'time', 'abort')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const clock = createFakeClock()
        const controller = new AbortController()
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        const outcome = withTimeout(promise, {
          clock,
          ms: 1,
          onTimeout,
          signals: [controller.signal],
        }).then(
          () => 'answer',
          (error: { code?: string; message: string }) => error.code ?? 'fail',
        )
        for (const name of steps) {
          if (name === 'answer') resolve('a')
          if (name === 'fail') reject(new Error('f'))
          if (name === 'time') clock.skip(1)
          if (name === 'abort') controller.abort()
          await new Promise((turn) => setImmediate(turn))
        }
        const expected = { answer: 'answer', fail: 'fail', time: 'WALLET_TIMEOUT', abort: 'ABORTED' }[
          steps[0] ?? 'answer'
        ]
        expect(await outcome).toBe(expected)
        expect(clock.timerCount()).toBe(0)
      }),
    )
  })
})
