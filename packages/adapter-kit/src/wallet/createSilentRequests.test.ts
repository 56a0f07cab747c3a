import { createSafeStorage, type KeyValueStorage } from '@latchkey/common'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import { createSilentRequests } from './createSilentRequests.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wallet = { id: 'fox', provider: {} }
const codeOf = (promise: Promise<unknown>) => promise.catch((error: { code?: string }) => error.code)

function createStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  }
}

/** A page load. The storage is shared between loads. */
function setUp(storage = createStorage()) {
  const clock = createSkippableClock()
  const lifetime = new AbortController()
  const requests = createSilentRequests<string>({ storage, clock, lifetime: lifetime.signal })
  let sent = 0
  let answer: (value: string) => void = () => undefined
  let refuse: (reason: unknown) => void = () => undefined
  const send = () => {
    sent++
    return new Promise<string>((resolve, reject) => {
      answer = resolve
      refuse = reject
    })
  }
  return {
    storage,
    timerCount: clock.timerCount,
    lifetime,
    requests,
    send,
    ask: (signal?: AbortSignal) => requests.ask(wallet, send, signal),
    sent: () => sent,
    answer: (value: string) => answer(value),
    refuse: (reason: unknown) => refuse(reason),
  }
}

describe('R170: silent requests', () => {
  test('time out after 5 s, and are not sent again, even after a reload', async () => {
    const first = setUp()
    const asked = codeOf(first.ask())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await asked).toBe('WALLET_LOCKED')
    const second = setUp(first.storage)
    expect(await second.ask()).toBeUndefined()
    expect([first.sent(), second.sent()]).toEqual([1, 0])
  })

  test('that settle in time do not mark the wallet as unresponsive', async () => {
    const { ask, answer, refuse, sent } = setUp()
    const first = ask()
    answer('a')
    expect(await first).toBe('a')
    const second = codeOf(ask())
    refuse(Object.assign(new Error('no'), { code: 'X' }))
    expect(await second).toBe('X')
    await vi.advanceTimersByTimeAsync(10_000)
    void ask().catch(() => undefined)
    expect(sent()).toBe(3)
  })

  test('are shared while pending; a late response is announced and returned to the next caller only', async () => {
    const { ask, answer, requests, sent } = setUp()
    const first = codeOf(ask())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await first).toBe('WALLET_LOCKED')
    const second = codeOf(ask())
    let late = 0
    requests.watchLate(wallet.provider, () => late++)
    requests.watchLate(wallet.provider, () => late++)()
    answer('late')
    expect(await second).toBe('late')
    expect([late, sent()]).toEqual([1, 1])
    void codeOf(ask())
    expect(sent()).toBe(2)
  })

  test('return an unclaimed late response to the next caller', async () => {
    const { ask, answer, sent } = setUp()
    const first = codeOf(ask())
    await vi.advanceTimersByTimeAsync(5_000)
    await first
    answer('late')
    expect(await ask()).toBe('late')
    expect(sent()).toBe(1)
  })

  test('are allowed again after a response, or when the visitor connects', async () => {
    const { ask, answer, requests, sent, storage } = setUp()
    void codeOf(ask())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(storage.keys()).toHaveLength(1)
    answer('late')
    await ask()
    expect(storage.keys()).toHaveLength(0)
    void codeOf(ask())
    await vi.advanceTimersByTimeAsync(5_000)
    requests.allow(wallet.id)
    requests.forget(wallet.provider)
    void codeOf(ask())
    expect(sent()).toBe(3)
  })

  test('that a caller aborts do not mark the wallet as unresponsive, and end with the adapter', async () => {
    const { ask, storage, lifetime, timerCount } = setUp()
    const abort = new AbortController()
    const first = codeOf(ask(abort.signal))
    abort.abort()
    expect(await first).toBe('ABORTED')
    const second = codeOf(ask())
    lifetime.abort()
    expect(await second).toBe('ABORTED')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(storage.keys()).toEqual([])
    expect(timerCount()).toBe(0)
  })

  test('R197: may open a window until the wallet responds immediately, and again after a response that takes a second', async () => {
    const { ask, answer, refuse, requests, storage } = setUp()
    const prompt = (among = requests) => among.restorePrompt(wallet)
    expect(prompt()).toBe('possible')
    const first = ask()
    await vi.advanceTimersByTimeAsync(999)
    answer('a')
    await first
    expect([prompt(), prompt(setUp(storage).requests)]).toEqual(['unlikely', 'unlikely'])
    const second = codeOf(ask())
    await vi.advanceTimersByTimeAsync(1_000)
    // A slow response, as if the visitor closed a window.
    refuse(Object.assign(new Error('no'), { code: 'X' }))
    await second
    expect(prompt()).toBe('possible')
    const third = codeOf(ask())
    refuse(Object.assign(new Error('no'), { code: 'X' }))
    await third
    expect(prompt()).toBe('unlikely')
  })

  test('R197: open no window if no request is sent; a pending request is shared', async () => {
    const { ask, answer, requests, storage } = setUp()
    void codeOf(ask())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(requests.restorePrompt(wallet)).toBe('unlikely')
    expect(setUp(storage).requests.restorePrompt(wallet)).toBe('never')
    answer('late')
    await ask()
    expect(requests.restorePrompt(wallet)).toBe('possible')
  })

  test('work without storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const port = { getItem: blocked, setItem: blocked, removeItem: blocked, keys: blocked }
    const logger = { info: () => undefined, warn: () => undefined }
    const { ask, answer } = setUp(createSafeStorage({ port, prefix: 'a/', logger }))
    const asked = ask()
    answer('a')
    expect(await asked).toBe('a')
  })
})
