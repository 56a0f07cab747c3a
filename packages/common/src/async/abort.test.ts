import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import { settle } from '../../../testing/src/fakes/settle.js'
import { type AppKitError, createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { abortReason, pause, runWithTimeout, throwIfAborted, withSignals, withTimeout } from './abort.js'

describe('throwIfAborted', () => {
  const reason = createError(errors.MODAL_CLOSED)

  test('throws the reason of the first signal that has aborted', () => {
    const { signal } = new AbortController()
    expect(() => throwIfAborted(signal, undefined)).not.toThrow()
    expect(() => throwIfAborted(undefined, signal, AbortSignal.abort(reason))).toThrow(reason)
  })

  test('a reason that is not an AppKitError becomes the cause of ABORTED', () => {
    expect(abortReason(AbortSignal.abort(reason))).toBe(reason)
    expect(abortReason(AbortSignal.abort('text'))).toMatchObject({ code: 'ABORTED', cause: 'text' })
    expect(abortReason(undefined)).toMatchObject({ code: 'ABORTED' })
  })
})

describe('withSignals', () => {
  const never = new Promise<never>(() => undefined)

  test('L1: rejects with the reason of the first signal that aborts', async () => {
    for (const index of [0, 1]) {
      const owners = [new AbortController(), new AbortController()]
      const result = withSignals(never, undefined, ...owners.map(({ signal }) => signal))
      owners[index]?.abort(createError(errors.DESTROYED))
      await expect(result).rejects.toMatchObject({ code: 'DESTROYED' })
    }
  })

  test('rejects with the reason of the signal if it is an AppKitError', async () => {
    const reason = createError(errors.MODAL_CLOSED)
    await expect(withSignals(never, AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  test('rejects with ABORTED if the signal has already aborted, even if the promise has settled', async () => {
    const signal = AbortSignal.abort()
    await expect(withSignals(Promise.resolve(1), signal)).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(withSignals(Promise.reject(new Error('unseen')), signal)).rejects.toMatchObject({
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
    for (let call = 0; call < 20; call++) await withSignals(Promise.resolve(call), counting)
    expect(listeners).toBe(0)
  })
})

describe('withTimeout', () => {
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
          shortMessage: 'The server did not respond in time.',
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
        let response: (value: string) => void = () => undefined
        const result = withTimeout(
          new Promise<string>((resolve) => {
            response = resolve
          }),
          { clock, ms: undefined, onTimeout },
        )
        expect(clock.timerCount()).toBe(0)
        clock.skip(1e9)
        response('at last')
        await expect(result).resolves.toBe('at last')
      })

      test('ignores a late result and a late failure', async () => {
        const clock = createFakeClock()
        let fail: (reason: unknown) => void = () => undefined
        let response: (value: string) => void = () => undefined
        const failing = withTimeout(
          new Promise((_resolve, reject) => {
            fail = reject
          }),
          { clock, ms: 1, onTimeout },
        )
        const answering = withTimeout(
          new Promise<string>((resolve) => {
            response = resolve
          }),
          { clock, ms: 1, onTimeout },
        )
        clock.skip(1)
        fail(new Error('too late'))
        response('too late')
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

      test('settles once if `then` calls back twice', async () => {
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

    test('L1: the first of result, failure, timeout and abort settles it once, and leaves no timer or listener', async () => {
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
})

describe('runWithTimeout', () => {
  const clock = createSkippableClock()
  const onTimeout = () => createError(errors.HTTP_TIMEOUT)

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    expect(clock.timerCount()).toBe(0)
    vi.useRealTimers()
  })

  const codeOf = (error: AppKitError) => error.code

  /** Work that settles when the test says so, and its signal. */
  function createWork() {
    const given: AbortSignal[] = []
    const work = (end: AbortSignal) => {
      given.push(end)
      return new Promise<never>(() => undefined)
    }
    return { work, given, isEnded: () => given.map(({ aborted }) => aborted) }
  }

  test('settles with the work, and then aborts the signal of the work', async () => {
    const { given, work } = createWork()
    const start = (end: AbortSignal) => {
      void work(end)
      return Promise.resolve(7)
    }
    await expect(runWithTimeout(start, { clock, ms: 10, onTimeout, signals: [] })).resolves.toBe(7)
    expect(given[0]?.aborted).toBe(true)
    const fault = new Error('broken')
    await expect(runWithTimeout(() => Promise.reject(fault), { ms: undefined, onTimeout, signals: [] })).rejects.toBe(
      fault,
    )
  })

  test('work that throws synchronously rejects', async () => {
    const fault = new Error('broken')
    const work = () => {
      throw fault
    }
    await expect(runWithTimeout(work, { clock, ms: 10, onTimeout, signals: [] })).rejects.toBe(fault)
  })

  test('L1: the timeout aborts the work', async () => {
    const { work, isEnded } = createWork()
    const settled = runWithTimeout(work, { clock, ms: 100, onTimeout, signals: [] }).catch(codeOf)
    await vi.advanceTimersByTimeAsync(99)
    expect(isEnded()).toEqual([false])
    await vi.advanceTimersByTimeAsync(1)
    expect(await settled).toBe('HTTP_TIMEOUT')
    expect(isEnded()).toEqual([true])
  })

  test('L1: any of the signals aborts the work immediately, with its reason', async () => {
    for (const index of [0, 1]) {
      const { work, isEnded } = createWork()
      const owners = [new AbortController(), new AbortController()]
      const settled = runWithTimeout(work, {
        clock,
        ms: 100,
        onTimeout,
        signals: owners.map(({ signal }) => signal),
      }).catch(codeOf)
      owners[index]?.abort(createError(errors.DESTROYED))
      expect(isEnded()).toEqual([true])
      expect(await settled).toBe('DESTROYED')
    }
  })

  test('does not start work whose signal has aborted', async () => {
    const { work, given } = createWork()
    expect(
      await runWithTimeout(work, { clock, ms: 100, onTimeout, signals: [undefined, AbortSignal.abort()] }).catch(
        codeOf,
      ),
    ).toBe('ABORTED')
    expect(given).toEqual([])
  })

  test('L7: leaves no listener on the signals', async () => {
    let listeners = 0
    const counting = Object.create(new AbortController().signal, {
      addEventListener: { value: () => void listeners++ },
      removeEventListener: { value: () => void listeners-- },
      aborted: { value: false },
    }) as AbortSignal
    await runWithTimeout(async () => expect(listeners).toBe(1), { ms: undefined, onTimeout, signals: [counting] })
    expect(listeners).toBe(0)
  })
})

describe('pause', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const clock = createSkippableClock()

  test('resolves after the given time', async () => {
    const over = vi.fn()
    void pause(clock, 150, undefined).then(over)
    await vi.advanceTimersByTimeAsync(149)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledOnce()
  })

  test.each([true, false])(
    'L7: an aborted signal (before: %s) rejects with its reason and leaves no timer',
    async (isBefore) => {
      const end = new AbortController()
      const reason = createError(errors.DESTROYED)
      if (isBefore) end.abort(reason)
      const told = expect(pause(clock, 150, end.signal)).rejects.toBe(reason)
      end.abort(reason)
      await told
      expect(clock.timerCount()).toBe(0)
    },
  )
})
