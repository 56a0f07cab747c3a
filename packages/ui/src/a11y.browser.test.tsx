import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playScene, scenes } from './fixtures/scenes.fixture.js'
import { settled } from './fixtures/visitor.fixture.js'

const ends: (() => void)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await page.viewport(414, 896)
})

const kinds = (['light', 'dark'] as const).flatMap((themeMode) =>
  (['en', 'ar'] as const).flatMap((locale) => ([320, 1280] as const).map((width) => ({ themeMode, locale, width }))),
)

describe.each(kinds)(
  'AX13, AX16, AX25: axe finds nothing in $themeMode, $locale, $width px',
  ({ themeMode, locale, width }) => {
    test.each(Object.keys(scenes))('%s', async (name) => {
      await page.viewport(width, 800)
      const modal = await playScene(name, { options: { themeMode, locale } })
      ends.push(modal.end)
      await settled(modal.root)
      const card = modal.root.querySelector('.card')
      expect(card).not.toBeNull()
      const { violations } = await axe.run(modal.host, { resultTypes: ['violations'] })
      expect(
        violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([])
      // AX15: no scrolling in two directions.
      expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
    })
  },
)

describe('AX15', () => {
  test.each([
    'connect',
    'account',
    'failed',
    'networks',
    'getWallet',
    'chooseChain',
    'accountFour',
    'switchActiveChain',
    'connectPhone',
    'qrDeclined',
    'qrWallet',
    'appOpened',
    'allWallets',
    'downloads',
  ])('%s keeps every word with text spacing widened and in a long language', async (name) => {
    await page.viewport(320, 800)
    const modal = await playScene(name, { options: { locale: 'pseudo' } })
    ends.push(modal.end)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}')
    modal.root.adoptedStyleSheets = [...modal.root.adoptedStyleSheets, sheet]
    await settled(modal.root)
    for (const element of modal.root.querySelectorAll<HTMLElement>('.btn,.row,.tag,.foot p,.muted,.lead,.label')) {
      expect(element.scrollWidth, element.textContent ?? '').toBeLessThanOrEqual(element.clientWidth + 1)
    }
  })
})
