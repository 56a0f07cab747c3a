import type { App } from '../fixtures/app.js'
import { expect, test } from '../fixtures/test.js'

const many = Array.from({ length: 12 }, (_, index) => ({ id: `far-${index}`, name: `Far Wallet ${index}` }))
const legal = { termsConditionsUrl: 'https://site.example/terms', privacyPolicyUrl: 'https://site.example/privacy' }

/** The focused element of the modal, and whether it is fully visible. */
function readFocused(app: App) {
  return app.page.evaluate(() => {
    const root = document.querySelector('appkit-modal')?.shadowRoot
    const element = root?.activeElement
    if (!root || !element) return undefined
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const corners = [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const
    const isSeen = corners.every(([x, y]) => {
      const found = root.elementFromPoint(x, y)
      return found === element || element.contains(found) || found?.contains(element) === true
    })
    return { name: element.textContent, isSeen }
  })
}

test.describe('a long list in a low window', () => {
  test.use({ setup: { options: { ...legal, customWallets: many } }, viewport: { width: 360, height: 420 } })

  test('AX8b: header and footer never cover the focused element', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    await app.modal.shows('Connect a wallet')
    const seen = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 20; count++) {
        await app.page.keyboard.press(key)
        const focused = await readFocused(app)
        if (!focused) continue
        expect(focused).toEqual({ name: focused.name, isSeen: true })
        seen.add(String(focused.name))
      }
    }
    expect([...seen].join()).toMatch(/Far Wallet 11/)
  })
})

test.describe('large text', () => {
  test.use({
    setup: { options: { ...legal, customWallets: many, themeVariables: { '--latchkey-font-size-master': '20px' } } },
    viewport: { width: 360, height: 700 },
  })

  test('AX15b: at 200 % text size, all content is visible, and nothing scrolls in two directions', async ({ app }) => {
    const readCut = () =>
      app.page.evaluate(() => {
        const root = document.querySelector('appkit-modal')?.shadowRoot
        const card = root?.querySelector('.card')
        if (!root || !card) return ['no card']
        const wide = [...root.querySelectorAll('.card, .card :not(.visually-hidden)')].filter(
          (element) =>
            getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1,
        )
        const out = [...root.querySelectorAll('.card button, .card h2, .card h3, .card p')].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < -1 || right > innerWidth + 1)
        })
        return [...wide, ...out].map((element) => element.outerHTML.slice(0, 120))
      })
    // A view has its final width only after the slide animation.
    const fits = () => expect.poll(readCut).toEqual([])
    await app.open('basic/')
    await app.button.click()
    await app.modal.shows('Connect a wallet')
    await expect(app.modal.title).toHaveCSS('font-size', '32px')
    await fits()
    await app.modal.row('Far Wallet 11').scrollIntoViewIfNeeded()
    await expect(app.modal.row('Far Wallet 11')).toBeInViewport()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await app.button.click()
    await app.modal.shows('Account')
    await fits()
    await app.modal.button('Disconnect').scrollIntoViewIfNeeded()
    await app.modal.button('Disconnect').click()
    await app.modal.isGone()
  })
})

test('AX13b: with forced colours, cards, rows, buttons and the focus keep a line around them', async ({ app }) => {
  await app.page.emulateMedia({ forcedColors: 'active' })
  await app.open('basic/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  const lineOf = (selector: string) =>
    app.page.evaluate((css) => {
      const element = document.querySelector('appkit-modal')?.shadowRoot?.querySelector(css)
      return element ? Number.parseFloat(getComputedStyle(element).borderTopWidth) : 0
    }, selector)
  for (const selector of ['.card', '.row', '.icon-button', '.tag'])
    expect(await lineOf(selector), selector).toBeGreaterThan(0)
  await app.page.keyboard.press('Tab')
  const ring = await app.page.evaluate(() => {
    const active = document.querySelector('appkit-modal')?.shadowRoot?.activeElement
    const { outlineStyle = 'none', outlineWidth = '0' } = active ? getComputedStyle(active) : {}
    return { outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', width: 2 })
})
