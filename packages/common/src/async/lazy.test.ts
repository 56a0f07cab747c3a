import { afterEach, describe, expect, test, vi } from 'vitest'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { lazy, loadModule } from './lazy.js'

describe('lazy', () => {
  function createMaker(outcomes: readonly (string | Error)[]) {
    let count = 0
    return {
      make: async () => {
        const outcome = outcomes[count++]
        if (outcome instanceof Error) throw outcome
        return { outcome }
      },
      count: () => count,
    }
  }

  test('creates nothing before the first call, then once for all callers', async () => {
    const { make, count } = createMaker(['clients'])
    const get = lazy(make)
    expect(count()).toBe(0)
    const [first, second] = await Promise.all([get(), get()])
    expect(first).toBe(second)
    expect(await get()).toBe(first)
    expect(count()).toBe(1)
  })

  test('L1: all callers receive a failure, and the next call retries', async () => {
    const { make, count } = createMaker([new Error('gone'), 'clients'])
    const get = lazy(make)
    const outcomes = await Promise.allSettled([get(), get()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await get()).toEqual({ outcome: 'clients' })
    expect(count()).toBe(2)
  })

  test('rejects with the reason of the lifetime once it ended, created or not', async () => {
    const { make, count } = createMaker(['clients'])
    const lifetime = new AbortController()
    const get = lazy(make, lifetime.signal)
    await get()
    lifetime.abort(createError(errors.DESTROYED))
    await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
    await expect(lazy(make, lifetime.signal)()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
    expect(count()).toBe(1)
  })

  test('a lifetime that ends with a foreign reason rejects with ABORTED', async () => {
    const get = lazy(async () => 'never', AbortSignal.abort())
    await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'ABORTED' }))
  })
})

describe('loadModule', () => {
  afterEach(() => void vi.useRealTimers())

  test('returns the loaded code', async () => {
    expect(await loadModule(async () => 'code')).toBe('code')
  })

  test('FI30: a failed load rejects with a typed error and its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const loading = loadModule(() => Promise.reject(cause))
    await expect(loading).rejects.toThrow(expect.objectContaining({ code: 'VIEW_LOAD_FAILED', cause }))
  })

  test('FI30: a load times out after 30 s with a typed error, and the next attempt returns the code once it has arrived', async () => {
    vi.useFakeTimers()
    const download = Promise.withResolvers<string>()
    const failed = vi.fn()
    void loadModule(() => download.promise).catch(failed)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'VIEW_LOAD_FAILED' }))
    download.resolve('code')
    expect(await loadModule(() => download.promise)).toBe('code')
  })
})
