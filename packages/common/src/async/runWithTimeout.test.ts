import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import type { AppKitError } from '../errors/appKitError.js'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { runWithTimeout } from './runWithTimeout.js'

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
    await runWithTimeout(work, { clock, ms: 100, onTimeout, signals: [undefined, AbortSignal.abort()] }).catch(codeOf),
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
