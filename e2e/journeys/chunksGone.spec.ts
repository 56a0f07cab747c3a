import type { BrowserContext, Locator } from '@playwright/test'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

// Prefetching is off, so that code fails to load on click.
test.use({ setup: { options: { prefetch: 'none' } } })

test.beforeEach(({ recorder }) =>
  recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module|could not be loaded/),
)

const chunks = /\/assets-production\//
const message = (host: Locator) => host.getByRole('alert')

const faults = [
  ['the device is offline', (context: BrowserContext) => context.setOffline(true)],
  [
    'a deployment removed the code',
    (context: BrowserContext) => context.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  ],
] as const

async function repair(context: BrowserContext): Promise<void> {
  await context.unrouteAll()
  await context.setOffline(false)
}

const buttons = [
  ['appkit-button', 'Connect a wallet'],
  ['appkit-network-button', 'Choose a network'],
] as const

for (const [name, breakPage] of faults)
  for (const [tag, title] of buttons)
    test(`R210: ${name}: ${tag} says that the modal failed to load, and a retry opens it`, async ({ app, context }) => {
      await app.open('basic/')
      const host = app.page.locator(tag)
      const button = host.getByRole('button').first()
      await expect(button).toBeVisible()
      const events = await (await app.kit()).evaluateHandle((kit) => {
        const names: string[] = []
        kit.subscribeEvents(({ data }) => names.push(data?.event ?? ''))
        return names
      })
      const errors: string[] = []
      app.page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))

      await breakPage(context)
      await button.click()
      await expect(message(host)).toContainText('The wallet window could not be loaded.')
      await expect(message(host)).toBeInViewport({ ratio: 1 })
      await expect(message(host).getByRole('button', { name: 'Reload the page' })).toBeVisible()
      await expect(button).not.toHaveAttribute('aria-busy')
      expect(errors.filter((text) => text.startsWith('[latchkey]'))).toHaveLength(1)

      await repair(context)
      await message(host).getByRole('button', { name: 'Try again' }).click()
      await app.modal.shows(title)
      await expect(message(host)).toHaveCount(0)
      expect(await events.evaluate((names) => names.filter((each) => each === 'MODAL_LOAD_ERROR'))).toHaveLength(1)
    })

test('R210: the account button shows the message, Escape dismisses it, and a reload helps', async ({
  app,
  context,
}) => {
  await app.open('basic/')
  await app.connect()
  const label = await app.button.textContent()
  await app.page.reload()
  await expect(app.button).toHaveText(String(label))
  await context.route(chunks, (route) => route.abort())
  const host = app.page.locator('appkit-button')
  await app.button.click()
  const reload = message(host).getByRole('button', { name: 'Reload the page' })
  await reload.focus()
  await app.page.keyboard.press('Escape')
  await expect(message(host)).toHaveCount(0)
  await expect(app.button).toBeFocused()
  await app.button.click()
  await repair(context)
  await reload.click()
  await expect(message(host)).toHaveCount(0)
  await app.button.click()
  await app.modal.shows('Account')
})

test('R212: the message has the theme of the app and follows changes', async ({ app, context }) => {
  await app.open('basic/')
  const kit = await app.kit()
  await kit.evaluate((kit) => {
    kit.setThemeMode('dark')
    kit.setThemeVariables({
      '--latchkey-accent': '#ff0000',
      '--latchkey-font-family': 'monospace',
      '--latchkey-font-size-master': '12px',
      '--latchkey-border-radius-master': '2px',
    })
  })
  await context.route(chunks, (route) => route.abort())
  await app.button.click()
  const host = message(app.page.locator('appkit-button'))
  await expect(host).toHaveCSS('font-family', 'monospace')
  await expect(host).toHaveCSS('font-size', '16.8px')
  await expect(host).toHaveCSS('border-radius', '7px')
  await expect(host).toHaveCSS('color-scheme', 'dark')
  const [retry, reload] = [host.getByRole('button').first(), host.getByRole('button').last()]
  for (const button of [retry, reload]) {
    await expect(button).toHaveCSS('font-family', 'monospace')
    await expect(button).toHaveCSS('border-radius', '7px')
    await expect(button).toHaveCSS('color-scheme', 'dark')
  }
  await app.page.keyboard.press('Tab')
  await expect(retry).toBeFocused()
  await expect(retry).toHaveCSS('outline-color', 'rgb(255, 0, 0)')

  await kit.evaluate((kit) => kit.setThemeMode('light'))
  await expect(host).toHaveCSS('color-scheme', 'light')
  await expect(reload).toHaveCSS('color-scheme', 'light')
})

test('R210: the button is busy while the code is slow, and the modal opens when it arrives', async ({
  app,
  context,
}) => {
  await app.open('basic/')
  await expect(app.button).toBeVisible()
  let release = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(chunks, async (route) => {
    await arrival
    await route.continue()
  })
  await app.button.click()
  await expect(app.button).toHaveAttribute('aria-busy', 'true')
  await expect(app.button).toHaveText('Connect Wallet')
  release()
  await app.modal.shows('Connect a wallet')
  await expect(app.button).not.toHaveAttribute('aria-busy')
})

test('R214: on a narrow right-to-left page, the message after a slow failure is inside the window', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await app.open('basic/')
  await page.evaluate(() => {
    document.documentElement.lang = 'ar'
    document.documentElement.dir = 'rtl'
  })
  let release = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(chunks, async (route) => {
    await arrival
    await route.abort()
  })
  await app.button.click()
  await expect(app.button).toHaveAttribute('aria-busy', 'true')
  release()
  const box = await message(page.locator('appkit-button')).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(8)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(352)
})

test('R210: after a repaired deployment, one retry in the modal shows the view', async ({ app, context }) => {
  await app.open('basic/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  await context.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await app.modal.button('What is a wallet?').click()
  await expect(app.modal.alert).toContainText('Could not load this screen')
  await context.unrouteAll()
  await app.modal.button('Try again').click()
  await app.modal.shows('What is a wallet?')
  await expect(app.modal.button('Get a wallet')).toBeVisible()
})

test.describe('prefetched by default', () => {
  test.use({ setup: {} })

  test('R252: a failed prefetch is reported on click only, and a reload helps', async ({ app, context }) => {
    const [file] = builtFilesWith(/packages\/ui\/src\/mountModal\.tsx$/)
    const logged: string[] = []
    app.page.on('console', (line) => logged.push(line.text()))
    await context.route(`**${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    const requested = app.page.waitForRequest(`**${file}`)
    await app.open('basic/')
    await requested
    // Core loads after the failed file.
    const kit = await app.kit()
    await waitUntil(() => kit.evaluate(({ core }) => core !== undefined)).toBe(true)
    await expect(message(app.page.locator('appkit-button'))).toHaveCount(0)
    expect(logged.filter((text) => text.startsWith('[latchkey]'))).toEqual([])

    await app.button.click()
    const reload = message(app.page.locator('appkit-button')).getByRole('button', { name: 'Reload the page' })
    await expect(reload).toBeVisible()
    await repair(context)
    await reload.click()
    await expect(reload).toHaveCount(0)
    await app.button.click()
    await app.modal.shows('Connect a wallet')
  })
})
