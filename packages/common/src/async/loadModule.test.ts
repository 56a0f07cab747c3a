import { afterEach, expect, test, vi } from 'vitest'
import { loadModule } from './loadModule.js'

afterEach(() => void vi.useRealTimers())

test('returns the loaded code', async () => {
  expect(await loadModule(async () => 'code')).toBe('code')
})

test('FI30: a failed load is a typed error with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const loading = loadModule(() => Promise.reject(cause))
  await expect(loading).rejects.toThrow(expect.objectContaining({ code: 'VIEW_LOAD_FAILED', cause }))
})

test('FI30: a load that takes 30 s is a typed error, and the next attempt returns the code once it has arrived', async () => {
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
