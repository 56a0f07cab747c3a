import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { foxglove } from '../fixtures/testWallets.fixture.js'
import {
  control,
  eventually,
  focused,
  press,
  rendered,
  seesText,
  seesTitle,
  settled,
} from '../fixtures/visitor.fixture.js'

const open: (() => void)[] = []

async function show(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = createTestModal(setUp)
  open.push(modal.end)
  await modal.core.ready
  return modal
}

function add<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  const element = document.body.appendChild(document.createElement(tag))
  element.textContent = text
  open.push(() => element.remove())
  return element
}

const dialogOf = ({ root }: TestModal) => root.querySelector('dialog') ?? expect.fail('no dialog')
const isOpen = (modal: TestModal) => modal.root.querySelector('dialog')?.open ?? false
const opened = (modal: TestModal) => eventually(() => expect(isOpen(modal)).toBe(true))
const closed = (modal: TestModal) => eventually(() => expect(isOpen(modal)).toBe(false))
const stalled = { script: { wallets: [{ ...foxglove, connect: 'stall' as const }] } }

afterEach(() => {
  for (const end of open.splice(0)) end()
})

describe('dialog', () => {
  test('AX1, AX2: a modal dialog named by the title of its view', async () => {
    const modal = await show()
    modal.core.open()
    await opened(modal)
    const dialog = dialogOf(modal)
    expect(dialog.matches(':modal')).toBe(true)
    const title = () => modal.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
    expect(title()).toBe('Connect a wallet')
    modal.core.router.push('GetWallet')
    await eventually(() => expect(title()).toBe('Get a wallet'))
  })

  test('AX3, AX6: focuses the heading on opening and on each new view, and the opener after closing', async () => {
    const opener = add('button', 'Connect')
    const modal = await show()
    opener.focus()
    modal.core.open()
    await eventually(() => expect(focused()?.tagName).toBe('H2'))
    modal.core.router.push('WhatIsAWallet')
    await seesTitle(modal.root, 'What is a wallet?')
    expect(focused()?.textContent).toBe('What is a wallet?')
    modal.core.close()
    await closed(modal)
    expect(document.activeElement).toBe(opener)
  })

  test('AX6: moves the focus near the opener if that was removed', async () => {
    const place = add('div')
    place.append(document.createElement('button'), document.createElement('button'))
    const modal = await show()
    const [opener, other] = place.querySelectorAll('button')
    opener?.focus()
    modal.core.open()
    await opened(modal)
    opener?.remove()
    modal.core.close()
    await closed(modal)
    expect(document.activeElement).toBe(other)
  })

  test('AX4, AX7: Tab stays inside and reaches every control; Enter activates', async () => {
    add('button', 'behind')
    const modal = await show()
    modal.core.open()
    await eventually(() => expect(modal.root.querySelectorAll('button.row')).toHaveLength(3))
    const reached = new Set<string>()
    for (let step = 0; step < 12; step++) {
      await userEvent.keyboard('{Tab}')
      const now = focused()
      if (now && now !== document.body) {
        expect(now.getRootNode()).toBe(modal.root)
        reached.add(now.getAttribute('aria-label') ?? now.querySelector('.row-name')?.textContent ?? '')
      }
    }
    expect([...reached].sort()).toEqual(['Arc Wallet', 'Close', 'Foxglove', 'Spectre', 'What is a wallet?'])
    control(modal.root, 'Foxglove').focus()
    await userEvent.keyboard('{Enter}')
    await eventually(() => expect(modal.adapter.asked.get('io.foxglove')).toBe(1))
  })

  test('AX8: shows a focus ring of 2 px with a contrast of 3:1 for keyboard focus', async () => {
    const modal = await show()
    modal.core.open()
    await opened(modal)
    await userEvent.keyboard('{Tab}')
    const style = getComputedStyle(focused() ?? expect.fail('nothing focused'))
    expect(style.outlineWidth).toBe('2px')
    expect(style.outlineStyle).toBe('solid')
  })

  test('AX9b: the buttons of the wallet list are at least 40 px wide and high', async () => {
    const modal = await show()
    modal.core.open()
    await eventually(() => expect(modal.root.querySelectorAll('button.row')).toHaveLength(3))
    for (const button of modal.root.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    }
  })

  test('AX5: Escape closes, also the second time', async () => {
    const modal = await show()
    for (let round = 0; round < 3; round++) {
      modal.core.open()
      await opened(modal)
      await userEvent.keyboard('{Escape}')
      await closed(modal)
      expect(modal.core.modal.state.open).toBe(false)
    }
  })

  test('AX5: during a wallet request, Escape asks for confirmation; waiting keeps the request, closing cancels it', async () => {
    const modal = await show(stalled)
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Open Foxglove')
    await userEvent.keyboard('{Escape}')
    const question = await eventually(() => modal.root.querySelector('[role=alertdialog]') ?? expect.fail('not asked'))
    expect(question.textContent).toContain('Your wallet is still waiting')
    expect(focused()?.textContent).toBe('Keep waiting')
    await press(modal.root, 'Keep waiting')
    await eventually(() => expect(modal.root.querySelector('[role=alertdialog]')).toBeNull())
    expect(modal.core.connection.state.attempts.eip155?.status).toBe('pending')
    await userEvent.keyboard('{Escape}')
    await press(modal.root, 'Close anyway')
    await closed(modal)
    await eventually(() => expect(modal.core.connection.state.attempts.eip155).toBeUndefined())
  })

  test('a click on the backdrop closes, unless it started in the card', async () => {
    const modal = await show()
    modal.core.open()
    await opened(modal)
    const dialog = dialogOf(modal)
    const card = modal.root.querySelector('.card') ?? expect.fail('no card')
    card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await rendered()
    expect([isOpen(modal), modal.core.modal.state.open]).toEqual([true, true])
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await closed(modal)
  })

  test('AX22: the page behind the modal does not scroll, and keeps its position and width', async () => {
    const tall = add('div')
    tall.style.height = '4000px'
    window.scrollTo(0, 500)
    const width = document.documentElement.clientWidth
    const modal = await show()
    modal.core.open()
    await opened(modal)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    expect(tall.getBoundingClientRect().width).toBeGreaterThanOrEqual(width - 16)
    expect(window.scrollY).toBe(500)
    modal.core.close()
    await closed(modal)
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    expect(window.scrollY).toBe(500)
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })

  test('two modals open and close without affecting each other', async () => {
    const [first, second] = [await show(), await show()]
    first.core.open()
    await opened(first)
    second.core.open()
    await opened(second)
    first.core.close()
    await closed(first)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    expect(isOpen(second)).toBe(true)
    second.core.close()
    await closed(second)
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })
})

describe('on a hostile page', () => {
  test('AX23, FI28: styles of the page do not affect it, even with !important', async () => {
    const plain = await show()
    plain.core.open()
    await eventually(() => expect(plain.root.querySelectorAll('button.row')).toHaveLength(3))
    await settled(plain.root)
    const size = plain.root.querySelector('.card')?.getBoundingClientRect()
    const pictureWidth = () =>
      document.querySelector('appkit-modal')?.shadowRoot?.querySelector('.row .picture')?.clientWidth
    expect(pictureWidth()).toBe(40)
    plain.end()
    const style = add('style')
    style.textContent = `*{all:unset!important;display:inline!important;font-size:40px!important;position:static!important;opacity:.1!important;transform:rotate(9deg)!important;visibility:hidden!important;pointer-events:none!important;color:red!important}
      :root{--s:8px;--key:red;--key-edge:red;--lk-surface:red!important;--lk-ink:red!important;--lk-font-size:40px!important} dialog,appkit-modal{display:none!important}`
    const modal = await show()
    modal.core.open()
    await eventually(() => expect(modal.root.querySelectorAll('button.row')).toHaveLength(3))
    await settled(modal.root)
    const card = modal.root.querySelector('.card') ?? expect.fail('no card')
    const hostile = card.getBoundingClientRect()
    expect([hostile.width, hostile.height]).toEqual([size?.width, size?.height])
    expect(pictureWidth()).toBe(40)
    expect(getComputedStyle(card).visibility).toBe('visible')
    expect(getComputedStyle(card).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(getComputedStyle(control(modal.root, 'Foxglove')).pointerEvents).toBe('auto')
  })

  test('works inside an open dialog of the page, which stays open and receives no events', async () => {
    const outer = add('dialog')
    const inner = outer.appendChild(document.createElement('button'))
    outer.showModal()
    inner.focus()
    const heard: string[] = []
    const hear = (event: Event) => heard.push(event.type)
    for (const type of ['pointerdown', 'mousedown', 'focusin', 'keydown']) document.addEventListener(type, hear)
    const modal = await show()
    modal.core.open()
    await opened(modal)
    await page.elementLocator(control(modal.root, 'Foxglove')).hover()
    const row = control(modal.root, 'What is a wallet?')
    const { left, top, width, height } = row.getBoundingClientRect()
    expect(modal.root.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBe(row)
    row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await userEvent.keyboard('{Escape}')
    await closed(modal)
    for (const type of ['pointerdown', 'mousedown', 'focusin', 'keydown']) document.removeEventListener(type, hear)
    expect(heard).toEqual(['focusin'])
    expect(outer.open).toBe(true)
    expect(document.activeElement).toBe(inner)
  })

  test('a dialog of the page that hides everything else does not hide the modal', async () => {
    const modal = await show()
    modal.core.open()
    await opened(modal)
    modal.host.setAttribute('aria-hidden', 'true')
    modal.host.setAttribute('inert', '')
    await eventually(() => expect([...modal.host.attributes].map(({ name }) => name)).toEqual([]))
  })

  test('FI28: closes when it is removed from the page, and stays usable when it is moved', async () => {
    const modal = await show()
    modal.core.open()
    await opened(modal)
    const other = add('div')
    other.append(modal.host)
    await eventually(() => expect(dialogOf(modal).matches(':modal')).toBe(true))
    expect(modal.core.modal.state.open).toBe(true)
    other.remove()
    await eventually(() => expect(modal.core.modal.state.open).toBe(false))
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })

  test('FI28 AX20: follows the language and direction of the page', async () => {
    const modal = await show()
    modal.core.open()
    await opened(modal)
    document.documentElement.lang = 'ar'
    await seesTitle(modal.root, 'ربط محفظة')
    expect(dialogOf(modal).dir).toBe('rtl')
    modal.host.dir = 'ltr'
    await eventually(() => expect(dialogOf(modal).dir).toBe('ltr'))
    document.documentElement.lang = ''
    await seesTitle(modal.root, 'Connect a wallet')
  })

  test('R101: mounts and works under a policy without inline styles or scripts, with Trusted Types', async () => {
    const violations: string[] = []
    const note = (event: SecurityPolicyViolationEvent) => violations.push(event.violatedDirective)
    document.addEventListener('securitypolicyviolation', note)
    const meta = document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = "style-src 'none'; require-trusted-types-for 'script'; img-src data: https:; frame-src 'none'"
    document.head.append(meta)
    const modal = await show({ options: { themeVariables: { '--latchkey-accent': '#0a7' } } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await eventually(() => expect(modal.core.accounts.getConnected('eip155')).toBeDefined())
    await closed(modal)
    modal.core.open({ view: 'Account' })
    await seesText(modal.root, 'Connected with')
    await settled(modal.root)
    document.removeEventListener('securitypolicyviolation', note)
    expect(violations).toEqual([])
    expect(getComputedStyle(modal.root.querySelector('.card') ?? document.body).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    )
  })

  test('R62: works without storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const modal = await show({
      ports: { storage: { getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse } },
    })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await eventually(() => expect(modal.core.accounts.getConnected('eip155')).toBeDefined())
  })
})

describe('embedded', () => {
  test('is part of the page: no dialog, no close button, no scroll lock, and the focus does not move', async () => {
    const field = add('input')
    field.focus()
    const modal = await show({ embedded: true })
    await seesTitle(modal.root, 'Connect a wallet')
    expect(modal.root.querySelector('dialog')).toBeNull()
    expect(() => control(modal.root, 'Close')).toThrow()
    expect(document.activeElement).toBe(field)
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    await press(modal.root, 'Foxglove')
    await seesTitle(modal.root, 'Account')
  })
})

describe('clean-up', () => {
  test('L7: opening and closing 20 times leaks no nodes, and unmounting leaves an empty root', async () => {
    const modal = await show()
    const count = () => modal.root.querySelectorAll('*').length + document.querySelectorAll('*').length
    const round = async () => {
      modal.core.open()
      await opened(modal)
      modal.core.close()
      await closed(modal)
    }
    const play = async (rounds: number) => {
      for (let index = 0; index < rounds; index++) await round()
      // The content is removed after the closing animation.
      modal.skip(1_000)
      await rendered()
    }
    await play(1)
    const before = count()
    await play(20)
    expect(count()).toBe(before)
    modal.modal.unmount()
    expect(modal.root.childNodes).toHaveLength(0)
    expect(modal.root.adoptedStyleSheets).toHaveLength(0)
  })

  test('the same host can be mounted again', async () => {
    const modal = await show()
    modal.modal.unmount()
    const again = await show({ host: modal.host })
    again.core.open()
    await opened(again)
    expect(again.root.querySelectorAll('dialog')).toHaveLength(1)
  })

  test('L1: shown() settles when unmounted before the first paint', async () => {
    const modal = await show()
    modal.modal.unmount()
    await modal.modal.shown()
    expect(modal.root.childNodes).toHaveLength(0)
  })
})

const setReducedMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Expects spinners that turn and short fades only. */
function expectCalm(animations: readonly Animation[]): void {
  const all = animations.map((animation) => ({
    name: animation instanceof CSSAnimation ? animation.animationName : 'transition',
    duration: Number(animation.effect?.getComputedTiming().duration),
  }))
  expect(all.filter(({ name, duration }) => name !== 'turn' && (name !== 'fade' || duration > 100))).toEqual([])
}

describe('motion', () => {
  afterEach(() => setReducedMotion('no-preference'))

  test('AX14: with reduced motion nothing slides, shakes or grows, and fades take at most 100 ms', async () => {
    await setReducedMotion('reduce')
    const modal = await show({ script: { networkId: 'eip155:137' } })
    await modal.core.connect({ connectorId: 'io.foxglove' })
    modal.core.open()
    await opened(modal)
    expectCalm(dialogOf(modal).getAnimations({ subtree: true }))
    await press(modal.root, 'Close')
    const card = modal.root.querySelector('.card')
    await eventually(() => expect(card?.hasAttribute('data-shake')).toBe(true))
    expect(card?.getAnimations()).toEqual([])
    modal.core.router.push('SwitchNetwork', { caipNetworkId: 'eip155:1' })
    await seesTitle(modal.root, 'Switch network')
    expectCalm(modal.root.querySelector('.view')?.getAnimations() ?? [])
  })

  test('the modal is legible from its first frame, and fades out', async () => {
    const modal = await show()
    const started: (readonly [open: boolean, duration: unknown])[] = []
    modal.root.addEventListener('transitionrun', (event) => {
      if (!(event instanceof TransitionEvent) || event.propertyName !== 'opacity') return
      const dialog = dialogOf(modal)
      for (const fade of dialog.getAnimations()) started.push([dialog.open, fade.effect?.getComputedTiming().duration])
    })
    modal.core.open()
    await opened(modal)
    expect(getComputedStyle(dialogOf(modal)).opacity).toBe('1')
    expect(started).toEqual([])
    modal.core.close()
    await eventually(() => expect(started).toContainEqual([false, 120]))
  })

  test('§2: views slide by direction in 150 ms and the height follows in 150 ms', async () => {
    const modal = await show()
    modal.core.open()
    await eventually(() => expect(modal.root.querySelectorAll('button.row')).toHaveLength(3))
    modal.core.router.push('WhatIsAWallet')
    await seesTitle(modal.root, 'What is a wallet?')
    const view = modal.root.querySelector('.view')
    expect(view?.getAttribute('data-direction')).toBe('next')
    const [slide] = view?.getAnimations() ?? []
    expect(slide?.effect?.getComputedTiming().duration).toBe(150)
    const [growth] = modal.root.querySelector('.card')?.getAnimations() ?? []
    expect(growth?.effect?.getComputedTiming().duration).toBe(150)
    await press(modal.root, 'Back')
    await eventually(() => expect(modal.root.querySelector('.view')?.getAttribute('data-direction')).toBe('prev'))
  })
})

describe('phone', () => {
  test('§2, AX15: below 430 px it is a bottom sheet as wide as the screen, and all content can be scrolled into view', async () => {
    await page.viewport(320, 420)
    open.push(() => void page.viewport(414, 896))
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `x.w${index}`, name: `Wallet ${index}` }))
    const modal = await show({ script: { wallets: many } })
    modal.core.open()
    await eventually(() => expect(modal.root.querySelectorAll('button.row')).toHaveLength(12))
    await settled(modal.root)
    const card = modal.root.querySelector('.card') ?? expect.fail('no card')
    const { bottom, width, top } = card.getBoundingClientRect()
    expect([Math.round(bottom), Math.round(width)]).toEqual([420, 320])
    expect(top).toBeGreaterThan(0)
    const last = control(modal.root, 'Wallet 11')
    last.focus()
    await eventually(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(420))
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  })

  test('AX9c: the sheet closes by its button, not only by a drag', async () => {
    await page.viewport(360, 640)
    open.push(() => void page.viewport(414, 896))
    const modal = await show()
    modal.core.open()
    await press(modal.root, 'Close')
    await closed(modal)
  })

  test('with `enableMobileFullScreen`, it covers the screen of a phone, and is a dialog on larger ones', async () => {
    await page.viewport(360, 640)
    open.push(() => void page.viewport(414, 896))
    const modal = await show({ options: { enableMobileFullScreen: true } })
    modal.core.open()
    await settled(modal.root)
    const card = modal.root.querySelector('.card') ?? expect.fail('no card')
    expect(card.getBoundingClientRect()).toMatchObject({ top: 0, left: 0, width: 360, height: 640 })
    await page.viewport(800, 640)
    await rendered()
    expect(card.getBoundingClientRect().width).toBe(360)
    expect(card.getBoundingClientRect().height).toBeLessThan(640)
  })
})
