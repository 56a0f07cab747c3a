import { connectPhone } from '../fixtures/connectPhone.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'

const places = [
  { what: 'where reading localStorage throws', storage: 'disabled', path: 'basic/' },
  { what: 'in a page under the policy "sandbox allow-scripts"', storage: 'sandboxed', path: 'basic/?sandbox' },
] as const

for (const { what, storage, path } of places) {
  test.describe(what, () => {
    test.use({ setup: { services: ['relay'], storage } })

    test(`R62 R220: ${what}, a phone scans the code, connects and signs`, async ({ app, phone }) => {
      await app.open(path)
      const isBlocked = await app.page.evaluate(() => {
        try {
          return window.localStorage === undefined
        } catch {
          return true
        }
      })
      expect(isBlocked).toBe(true)
      await verifySignedMessage(app, await connectPhone(app, phone))
      await app.button.click()
      await app.modal.button('Disconnect').click()
      await app.modal.isGone()
      await expect.poll(() => phone.sessions().length).toBe(0)
    })
  })
}
