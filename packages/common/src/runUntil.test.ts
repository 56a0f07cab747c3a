import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountedClock } from '../test/countedClock.js'
import { AppKitError } from './appKitError.js'
import { runUntil } from './runUntil.js'

const clock = createCountedClock()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(clock.pending()).toBe(0)
  vi.useRealTimers()
})

const codeOf = (error: AppKitError) => error.code

/** Work that never settles by itself, and the signal it was given. */
function createWork() {
  const given: AbortSignal[] = []
  const work = (end: AbortSignal) => {
    given.push(end)
    return new Promise<never>(() => undefined)
  }
  return { work, given, isEnded: () => given.map(({ aborted }) => aborted) }
}

test('settles with the work, and then the signal of the work fires', async () => {
  const { given, work } = createWork()
  const start = (end: AbortSignal) => {
    void work(end)
    return Promise.resolve(7)
  }
  await expect(runUntil(start, { clock, ms: 10, signals: [] })).resolves.toBe(7)
  expect(given[0]?.aborted).toBe(true)
  const fault = new Error('broken')
  await expect(runUntil(() => Promise.reject(fault), { signals: [] })).rejects.toBe(fault)
})

test('what throws before it waits is a rejection', async () => {
  const fault = new Error('broken')
  const work = () => {
    throw fault
  }
  await expect(runUntil(work, { clock, ms: 10, signals: [] })).rejects.toBe(fault)
})

test('L1: its time ends the work, too', async () => {
  const { work, isEnded } = createWork()
  const settled = runUntil(work, { clock, ms: 100, code: 'HTTP_TIMEOUT', signals: [] }).catch(codeOf)
  await vi.advanceTimersByTimeAsync(99)
  expect(isEnded()).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(await settled).toBe('HTTP_TIMEOUT')
  expect(isEnded()).toEqual([true])
})

test('L1: any of the signals ends the work in the same moment, with its own reason', async () => {
  for (const index of [0, 1]) {
    const { work, isEnded } = createWork()
    const owners = [new AbortController(), new AbortController()]
    const settled = runUntil(work, { clock, ms: 100, signals: owners.map(({ signal }) => signal) }).catch(codeOf)
    owners[index]?.abort(new AppKitError('DESTROYED'))
    expect(isEnded()).toEqual([true])
    expect(await settled).toBe('DESTROYED')
  }
})

test('work whose end is there already is not begun', async () => {
  const { work, given } = createWork()
  expect(await runUntil(work, { clock, ms: 100, signals: [undefined, AbortSignal.abort()] }).catch(codeOf)).toBe(
    'ABORTED',
  )
  expect(given).toEqual([])
})

test('L7: nothing stays on the signals', async () => {
  let listeners = 0
  const counting = Object.create(new AbortController().signal, {
    addEventListener: { value: () => void listeners++ },
    removeEventListener: { value: () => void listeners-- },
    aborted: { value: false },
  }) as AbortSignal
  await runUntil(async () => expect(listeners).toBe(1), { signals: [counting] })
  expect(listeners).toBe(0)
})
