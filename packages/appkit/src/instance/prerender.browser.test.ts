import { createFakeStorage } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { rendered } from '../../test/rendered.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

/** Makes the page look prerendered. Returns a function that activates it. */
function prerender(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  const show = () => Reflect.deleteProperty(document, 'prerendering')
  end.push(show)
  return () => {
    show()
    document.dispatchEvent(new Event('prerenderingchange'))
  }
}

test('R254b: `open` in a prerendered page waits until the visitor navigates to it', async () => {
  const activate = prerender()
  const { kit, end: stop } = createTestKit()
  end.push(stop)
  const opening = kit.open()
  await import('./loadedCore.js')
  await rendered()
  expect([kit.core, kit.isOpen()]).toEqual([undefined, false])
  activate()
  await opening
  expect(kit.isOpen()).toBe(true)
})

test('R254b: a prerendered page sends no request to the wallet of a stored connection before the activation', async () => {
  const storage = createFakeStorage()
  const earlier = createTestKit({}, storage)
  await earlier.connect()
  earlier.end()
  const activate = prerender()
  const { kit, wallet, end: stop } = createTestKit({}, storage)
  end.push(stop)
  await import('./loadedCore.js')
  await rendered()
  expect([kit.core, kit.getAccount()?.status, wallet.control.requests()]).toEqual([undefined, 'connecting', []])
  activate()
  await kit.ready()
  // This new wallet has not granted a permission to the page.
  expect(wallet.control.requests().map(({ method }) => method)).toContain('eth_accounts')
})

test('L1: `open` in a prerendered page rejects when the instance is destroyed', async () => {
  prerender()
  const { kit, end: stop } = createTestKit()
  end.push(stop)
  const opening = kit.open()
  kit.destroy()
  await expect(opening).rejects.toMatchObject({ code: 'DESTROYED' })
})
