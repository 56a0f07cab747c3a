import { expect, test } from 'vitest'
import { loadPart } from './loadPart.js'

test('what was loaded is answered', async () => {
  expect(await loadPart(async () => 'code')).toBe('code')
})

test('FI30: code that cannot be had is a typed error with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const loading = loadPart(() => Promise.reject(cause))
  await expect(loading).rejects.toThrow(expect.objectContaining({ code: 'VIEW_LOAD_FAILED', cause }))
})
