import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TestModal } from './fixtures/createTestModal.fixture.js'
import { isHeldByReact, looseTexts } from './fixtures/looseTexts.fixture.js'
import { playScene, scenes } from './fixtures/scenes.fixture.js'
import { eventually, rendered, settled, stilled } from './fixtures/visitor.fixture.js'

const open: TestModal[] = []

/**
 * One scene of each kind of view. In Arabic only names and directions differ from English, so others need no second axe
 * run.
 */
const scenesInArabic = [
  ...['connect', 'connectLegal', 'pending', 'confirmClose', 'failed', 'account', 'accountFour'],
  ...['networksMany', 'switchPending', 'unsupported', 'getWallet', 'qr', 'appDesktop', 'allWallets'],
]

afterEach(async () => {
  for (const modal of open.splice(0)) modal.end()
  await page.viewport(414, 896)
})

async function show(name: string): Promise<TestModal> {
  const modal = await playScene(name, { options: { locale: 'en' } })
  open.push(modal)
  await settled(modal.root)
  return modal
}

describe('AX9, AX13, AX15, AX16, AX25, R200: is accessible and fits in light and dark, at 320 and 1280 px, in three languages', () => {
  // One visit checks everything, because showing a scene takes longer than checking it.
  test.each(Object.keys(scenes))('%s', async (name) => {
    await page.viewport(320, 800)
    const modal = await show(name)
    const { core, root } = modal
    const title = root.querySelector('h2')
    expect(title && isHeldByReact(title)).toBe(true)
    expect(looseTexts(root)).toEqual([])
    await checkAccessibility(modal, 'English, light, 320 px')
    checkLayout(modal, 'English, light, 320 px')

    core.theme.setMode('dark')
    await stilled(root)
    await checkAccessibility(modal, 'English, dark, 320 px', ['color-contrast'])

    await page.viewport(1280, 800)
    await rendered()
    await stilled(root)
    await checkAccessibility(modal, 'English, dark, 1280 px')
    checkLayout(modal, 'English, dark, 1280 px')

    await speak(modal, 'ar')
    checkLayout(modal, 'Arabic, dark, 1280 px')

    await page.viewport(320, 800)
    await rendered()
    await stilled(root)
    if (scenesInArabic.includes(name)) await checkAccessibility(modal, 'Arabic, dark, 320 px')
    checkLayout(modal, 'Arabic, dark, 320 px')

    const spacing = new CSSStyleSheet()
    spacing.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}')
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, spacing]
    await speak(modal, 'pseudo')
    checkWords(modal)
  })
})

test('the scenes that are checked in Arabic exist', () => {
  expect(scenesInArabic.filter((name) => !Object.hasOwn(scenes, name))).toEqual([])
})

test('R200: addresses, amounts and wallet names are excluded from translation', async () => {
  const { root } = await show('accountFour')
  const card = root.querySelector('.card')
  for (const excluded of card?.querySelectorAll('[translate=no]') ?? []) excluded.textContent = ''
  expect(card?.textContent).not.toMatch(/…|0x|SOL|\d|Foxglove|Spectre/)
  expect(card?.textContent).toContain('Balance')
})

const tags = { ar: 'ar', pseudo: 'en-XA' } as const

/** Changes the language. */
async function speak({ core, root }: TestModal, locale: keyof typeof tags): Promise<void> {
  core.options.update({ locale })
  await stilled(root)
  await eventually(() => expect(root.querySelector('.root')?.getAttribute('lang')).toBe(tags[locale]))
  await stilled(root)
}

async function checkAccessibility({ host }: TestModal, look: string, rules?: string[]): Promise<void> {
  const { violations } = await axe.run(host, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  })
  expect(
    violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    look,
  ).toEqual([])
}

/** Checks that nothing scrolls in both directions and that controls are at least 24 px wide and high. */
function checkLayout({ root }: TestModal, look: string): void {
  const card = root.querySelector('.card') ?? expect.fail(`${look}: the modal has no card`)
  expect(smallControls(root), look).toEqual([])
  expect(card.scrollWidth, look).toBeLessThanOrEqual(card.clientWidth)
}

/** Controls under 24 px. Links inside a sentence are exempt: their height is that of the line (WCAG 2.2, 2.5.8). */
function smallControls(root: ShadowRoot): readonly string[] {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a[href], input, [role="tab"], summary')]
  return controls.flatMap((control) => {
    // Clicking the label toggles its checkbox, so the label is the target.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
    const isInSentence = control.localName === 'a' && getComputedStyle(control).display === 'inline'
    if (width === 0 || isInSentence || Math.min(width, height) >= 24) return []
    return [`${width} × ${height}: ${control.outerHTML.slice(0, 120)}`]
  })
}

/** Checks that every word is visible. */
function checkWords({ root }: TestModal): void {
  for (const element of root.querySelectorAll<HTMLElement>('.button,.row,.tag,.footer p,.muted,.lead,.list-label')) {
    expect(element.scrollWidth, element.textContent ?? '').toBeLessThanOrEqual(element.clientWidth + 1)
  }
}
