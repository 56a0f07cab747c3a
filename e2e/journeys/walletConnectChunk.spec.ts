import { builtFilesWith } from '../fixtures/builtFiles.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'] } })

test('FI30: session code that fails to load after the approval shows an error and ends the session; a retry connects', async ({
  app,
  context,
  phone,
  recorder,
}) => {
  recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module|could not be loaded/)
  const files = builtFilesWith(/packages\/walletconnect\/src\/session\/createSessions\.ts$/)
  expect(files).not.toEqual([])
  for (const file of files) await context.route(`**${file}`, (route) => route.abort())
  await app.open('basic/')
  const view = createPhoneView(app)
  await view.open()
  await view.isReady()
  await phone.scan(view.code)
  await expect(app.modal.button('Try again')).toBeVisible()
  await waitUntil(() => phone.sessions().length).toBe(0)
  await context.unrouteAll()
  await app.modal.button('Try again').click()
  await scanCode(app, phone)
  await expect(app.fact('status')).toHaveText('connected')
  expect(phone.sessions()).toHaveLength(1)
})
