import { expect, test } from '../test.js'
import { button, dialog, ownButton, row } from '../visitor.js'

test.use({ setup: { options: { locale: 'ar' } } })

test('R258: in Arabic the modal reads from right to left and connects', async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.click(ownButton())
  const heading = await visitor.finds({ css: 'dialog[open] h2', name: /[\u0600-\u06ff]/ })
  const close = await visitor.finds(button('إغلاق'))
  expect(close.x).toBeLessThan(heading.x)
  const wallet = await visitor.finds(row(/Foxglove/))
  const picture = await visitor.finds({ css: 'li button .picture' })
  expect(picture.x).toBeGreaterThan(wallet.x)
  expect([wallet.isInWindow, picture.isInWindow]).toEqual([true, true])
  await visitor.click(row(/Foxglove/))
  await visitor.misses(dialog)
  await visitor.fact('status', 'connected')
})
