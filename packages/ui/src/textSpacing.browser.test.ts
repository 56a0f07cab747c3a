import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playScene } from './fixtures/scenes.fixture.js'
import { settled } from './fixtures/visitor.fixture.js'

const ends: (() => void)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await page.viewport(414, 896)
})

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
  ])('%s shows every word with increased text spacing and in a language with long texts', async (name) => {
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
