import { afterEach, expect, test, vi } from 'vitest'
import { loadPart } from './loadPart.js'

afterEach(() => void vi.useRealTimers())

test('what was loaded is answered', async () => {
  expect(await loadPart(async () => 'code')).toBe('code')
})

test('FI30: code that cannot be had is a typed error with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const loading = loadPart(() => Promise.reject(cause))
  await expect(loading).rejects.toThrow(expect.objectContaining({ code: 'VIEW_LOAD_FAILED', cause }))
})

test('FI30: code that does not come for half a minute is a typed error, too; when it is there, the next try has it', async () => {
  vi.useFakeTimers()
  const download = Promise.withResolvers<string>()
  const failed = vi.fn()
  void loadPart(() => download.promise).catch(failed)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'VIEW_LOAD_FAILED' }))
  download.resolve('code')
  expect(await loadPart(() => download.promise)).toBe('code')
})
