import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'

// Prefetching is off, so that code fails to load on click.
test.use({ setup: { options: { prefetch: 'none' } } })

test.beforeEach(({ recorder }) =>
  recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module|could not be loaded/),
)

test('FI30: a view whose code fails to load shows an error, and a retry shows it', async ({ app, context }) => {
  for (const file of builtFilesWith(/\/views\/help\/helpViews\.ts$/))
    await context.route(`**${file}`, (route) => route.abort())
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

  test('FI30: a failed connecting view shows an error, a retry shows it, and another wallet can be selected', async ({
    app,
    context,
  }) => {
    const connecting = builtFilesWith(/\/views\/walletConnect\/walletConnectViews\.ts$/)
    expect(connecting.length).toBeGreaterThan(0)
    for (const file of connecting) await context.route(`**${file}`, (route) => route.abort())
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

test('FI30: a modal that fails to load throws a typed error and leaves the page usable; the next click opens it', async ({
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

test('FI30: failed connecting code shows an error, and a retry connects', async ({ app, context }) => {
  const connecting = builtFilesWith(/\/(connectingExternalView|eip155\/src\/session\/connect)\.ts$/)
  expect(connecting.length).toBeGreaterThan(0)
  for (const file of connecting) await context.route(`**${file}`, (route) => route.abort())
  await app.open('basic/')
  await app.choose()
  await expect(app.modal.alert).toContainText('Could not load')
  await expect(app.fact('status')).toHaveText('disconnected')
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
  await context.unrouteAll()
  // The first retry loads the view, the second one the code that connects. Connecting itself may take longer than a
  // round.
  await expect(async () => {
    const again = app.modal.button('Try again')
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(app.fact('status')).toHaveText('connected', { timeout: 1_000 })
  }).toPass()
  await app.modal.isGone()
})
