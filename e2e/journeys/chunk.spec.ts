import { expect, test } from '../fixtures/test.js'

test.beforeEach(({ recorder }) => recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module/))

test('FI30: a screen whose code cannot be loaded says so; trying again shows it', async ({ app, context }) => {
  await context.route(/\/GetWallet-/, (route) => route.abort())
  await app.open('basic/')
  await app.button.click()
  await app.modal.button('What is a wallet?').click()
  await app.modal.button('Get a wallet').click()
  await expect(app.modal.alert).toContainText('Could not load this screen')
  await context.unrouteAll()
  await app.modal.button('Try again').click()
  await expect(app.modal.text('Before you install one')).toBeVisible()
  await app.modal.backButton.click()
  await app.modal.backButton.click()
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('FI30: the modal itself cannot be loaded: a typed error, the page works on, the next click opens it', async ({
  app,
  context,
}) => {
  await app.open('basic/')
  await expect(app.button).toBeVisible()
  await context.route(/\/assets-production\//, (route) => route.abort())
  const kit = await app.kit()
  expect(await kit.evaluate((it) => it.open().catch((error) => error.code))).toBe('VIEW_LOAD_FAILED')
  await app.button.click()
  await expect(app.fact('modal')).toHaveText('closed')
  await context.unrouteAll()
  await app.button.click()
  await app.modal.shows('Connect a wallet')
})

test('FI30: the code that connects cannot be loaded: said so, and trying again connects', async ({ app, context }) => {
  await app.open('basic/')
  await app.page.evaluate(() => document.querySelector('appkit-button')?.dispatchEvent(new Event('nothing')))
  await context.route(/\/connect-[\w-]+\.js/, (route) => route.abort())
  await app.button.click()
  await app.modal.row('Foxglove').click()
  await expect(app.modal.alert).toBeVisible()
  await expect(app.fact('status')).toHaveText('disconnected')
  await context.unrouteAll()
  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})
