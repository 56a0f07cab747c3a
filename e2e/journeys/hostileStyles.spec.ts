import type { Page } from '@playwright/test'
import { settleMotion } from '../fixtures/settleMotion.js'
import { expect, test } from '../fixtures/test.js'

test.use({ setup: { networks: ['local', 'second'] } })

/** The computed style and place of every element of the modal. */
function readLook(page: Page) {
  return page
    .locator('appkit-modal')
    .locator('dialog')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        const { x, y, width, height } = element.getBoundingClientRect()
        // Variables of the page are inherited, but the modal reads none of them.
        const names = [...style].filter((name) => !name.startsWith('--') || name.startsWith('--lk-'))
        const declared = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
        return { element: `${element.tagName}.${element.className}`, x, y, width, height, ...declared }
      }),
    )
}

test('AX23: hostile page styles do not change a pixel of the modal', async ({ app }) => {
  await app.open('vanilla/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  await app.page.mouse.move(0, 0)
  await settleMotion(app.modal.dialog)
  const plain = await readLook(app.page)

  const hostile = await app.newTab('hostile/')
  await expect(hostile.button).toBeVisible()
  await hostile.button.click()
  await hostile.modal.shows('Connect a wallet')
  await hostile.page.mouse.move(0, 0)
  await settleMotion(hostile.modal.dialog)
  const found = await readLook(hostile.page)

  const differences = found.flatMap((style, index) =>
    Object.entries(style).flatMap(([name, value]) => {
      const expected = plain[index]?.[name as keyof typeof style]
      return expected === value ? [] : [`${style.element} ${name}: ${value}, not ${expected}`]
    }),
  )
  expect(differences).toEqual([])
  expect(found).toHaveLength(plain.length)
})

test('AX23: the modal works on a page with hostile styles', async ({ app }) => {
  await app.open('hostile/')
  await expect(app.button).toHaveCSS('font-size', '15px')
  const address = await app.connect()
  await expect(app.button).toHaveAccessibleDescription(address)
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await expect(app.networkButton).toHaveText('Second Chain')
})

test('AX23: nothing of the kit leaks into the page', async ({ app }) => {
  await app.open('vanilla/')
  const look = () =>
    app.page.evaluate(() =>
      ['html', 'body', 'h1', 'main', 'p'].map((tag) => {
        const style = getComputedStyle(document.querySelector(tag) ?? document.body)
        // Only the page's text about the account changes.
        const names = [...style].filter((name) => !/size$|^width|^height|origin$/.test(name))
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`)
      }),
    )
  const before = await look()
  await app.connect()
  await expect.poll(look).toEqual(before)
  expect(await app.page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)).toBe(0)
})

test('AX22: the page keeps its scroll position while the modal is open', async ({ app }) => {
  await app.open('basic/')
  await app.page.evaluate(() => {
    document.body.style.height = '4000px'
    window.scrollTo(0, 300)
  })
  const kit = await app.kit()
  await kit.evaluate((it) => it.open())
  await app.modal.shows('Connect a wallet')
  await app.page.mouse.move(10, 10)
  await app.page.mouse.wheel(0, 500)
  await app.page.keyboard.press('PageDown')
  expect(await app.page.evaluate(() => window.scrollY)).toBe(300)
  await app.page.keyboard.press('Escape')
  await app.modal.isGone()
  expect(await app.page.evaluate(() => window.scrollY)).toBe(300)
  await app.page.mouse.wheel(0, 100)
  await expect.poll(() => app.page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})
