import { waitUntil } from '../../fixtures/waitUntil.js'
import { expect, test } from '../test.js'
import { button, dialog, title } from '../visitor.js'

test.use({ setup: { wallets: [{ preset: 'foxglove', behaviour: 'ask', hasWindow: true }] } })

test("R256: the test wallet's window shows its accounts and shares the checked ones", async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.choose()
  await visitor.finds(title('Connect this site'))
  const see = () => visitor.see({ css: '.accounts label' })
  await waitUntil(see).toHaveLength(3)
  for (const { height, isOnTop, isInWindow } of await see()) {
    expect(height).toBeGreaterThan(40)
    expect([isOnTop, isInWindow]).toEqual([true, true])
  }
  const [first, second] = await visitor.addresses()
  await visitor.click({ css: '.accounts label', name: /^Account 1/ })
  await visitor.click({ css: '.accounts label', name: /^Account 2/ })
  await visitor.click(button('Connect'))
  await visitor.misses(dialog)
  await visitor.fact('address', String(second))
  expect(first).not.toBe(second)
})
