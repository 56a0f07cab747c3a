import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBrowserBinding } from './createBrowserBinding.js'
import { parseSecret } from './parseSecret.js'

const secret = parseSecret('a secret of at least thirty-two bytes', 'test')
const browsers = createBrowserBinding(secret)

test('R71: the key of a nonce depends on the browser and the nonce', async () => {
  const [one, other] = [await browsers.renew(undefined), await browsers.renew(undefined)]
  const keys = [
    await browsers.keyOf(one, 'nonce1234'),
    await browsers.keyOf(one, 'nonce1235'),
    await browsers.keyOf(other, 'nonce1234'),
  ]
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  expect(await browsers.keyOf(one, 'nonce1234')).toBe(keys[0])
})

test('R71: a browser keeps its cookie, so that several tabs can sign in', async () => {
  const cookie = await browsers.renew(undefined)
  expect(await browsers.renew(cookie)).toBe(cookie)
})

test('R71: replaces and refuses cookies of another server', async () => {
  const foreign = await createBrowserBinding(parseSecret(new Uint8Array(32), 'test')).renew(undefined)
  expect(await browsers.renew(foreign)).not.toBe(foreign)
  expect(await browsers.keyOf(foreign, 'nonce1234')).toBeUndefined()
})

test('R71: refuses a cookie with any change', async () => {
  const cookie = await browsers.renew(undefined)
  await fc.assert(
    fc.asyncProperty(fc.nat(cookie.length), fc.string({ minLength: 1, maxLength: 2 }), async (index, text) => {
      const changed = cookie.slice(0, index) + text + cookie.slice(index + 1)
      if (index === cookie.length - 1 || changed === cookie) return
      expect(await browsers.keyOf(changed, 'nonce1234')).toBeUndefined()
    }),
  )
})
