import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'

// Here code is missing at the click that needs it.
test.use({ setup: { options: { prefetch: 'none' } } })

test.beforeEach(({ recorder }) =>
  recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module|could not be loaded/),
)

test('FI30: a screen whose code cannot be loaded says so; trying again shows it', async ({ app, context }) => {
  await context.route(/\/rest-/, (route) => route.abort())
  await app.open('basic/')
  await app.button.click()
  await app.modal.button('What is a wallet?').click()
  await expect(app.modal.alert).toContainText('Could not load this screen')
  await context.unrouteAll()
  await app.modal.button('Try again').click()
  await app.modal.button('Get a wallet').click()
  await expect(app.modal.text('Before you install one')).toBeVisible()
  await app.modal.backButton.click()
  await app.modal.backButton.click()
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test.describe('a wallet that is not on this device', () => {
  test.use({
    setup: {
      options: {
        prefetch: 'none',
        customWallets: [{ id: 'far', name: 'Far Wallet', homepage: 'https://far.example/' }],
      },
    },
  })

  test('FI30: its screen cannot be loaded: said so, trying again shows it, and another wallet is a way on', async ({
    app,
    context,
  }) => {
    await context.route(/\/rest-/, (route) => route.abort())
    await app.open('basic/')
    await app.choose('Far Wallet')
    await expect(app.modal.alert).toContainText('Could not load this screen')
    await context.unrouteAll()
    await app.modal.button('Try again').click()
    await expect(app.modal.text(/Far Wallet.* is not on this device/)).toBeVisible()
    await expect(app.modal.dialog.getByRole('link', { name: /Website/ })).toHaveAttribute(
      'href',
      'https://far.example/',
    )
    await app.modal.button('Pick another wallet').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
  })
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
  const failed = app.page.waitForEvent('requestfailed')
  await app.button.click()
  await failed
  await expect(app.fact('modal')).toHaveText('closed')
  await context.unrouteAll()
  await app.button.click()
  await app.modal.shows('Connect a wallet')
})

test('FI30: the code that connects cannot be loaded: said so, and trying again connects', async ({ app, context }) => {
  const connecting = builtFilesWith(/\/(connectingView|createEngine|eip155\/src\/connectedParts)\.ts$/)
  expect(connecting.length).toBeGreaterThan(0)
  for (const file of connecting) await context.route(`**${file}`, (route) => route.abort())
  await app.open('basic/')
  await app.choose()
  await expect(app.modal.alert).toContainText('Could not load')
  await expect(app.fact('status')).toHaveText('disconnected')
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
  await context.unrouteAll()
  await expect(async () => {
    await app.modal.button('Try again').click({ timeout: 1_000 })
    await expect(app.fact('status')).toHaveText('connected', { timeout: 1_000 })
  }).toPass()
  await app.modal.isGone()
})
