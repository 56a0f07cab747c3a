import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestKit } from '../../test/createTestKit.js'
import { rendered } from '../../test/rendered.js'
import { base } from '../exports/networks.js'
import type { ButtonElement } from './createButtonElement.js'

type World = ReturnType<typeof createTestKit>
const end: (() => void)[] = []
const ownImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const missingImage = '/no-such-picture.png'
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
  document.documentElement.removeAttribute('lang')
})

/** The first poll is slow, because Vite compiles the code on first request. */

function createKit(...given: Parameters<typeof createTestKit>): World {
  const world = createTestKit(...given)
  end.push(world.end)
  return world
}

function place(html: string): ButtonElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const element = document.importNode(template.content, true).firstElementChild as ButtonElement
  document.body.append(element)
  end.push(() => element.remove())
  return element
}

function inside(element: HTMLElement): HTMLButtonElement {
  const button = element.shadowRoot?.querySelector('button')
  if (!button) throw new Error('The element has no button yet.')
  return button
}
/** The visible text of an element. */
const text = (element: HTMLElement) =>
  inside(element).hidden
    ? ''
    : [...inside(element).querySelectorAll('span:not([hidden])')].map(({ textContent }) => textContent).join(' ')
const isSeen = (element: HTMLElement | null | undefined) => (element?.getBoundingClientRect().width ?? 0) > 0
const image = (element: HTMLElement) => inside(element).querySelector('img')
const modal = () => document.querySelector('appkit-modal')?.shadowRoot?.querySelector('dialog') ?? undefined

describe('<appkit-button> and its siblings', () => {
  test('shows Connect Wallet without a picture while disconnected, and an empty account button', () => {
    createKit()
    const button = place('<appkit-button></appkit-button>')
    expect(text(button)).toBe('Connect Wallet')
    expect(isSeen(image(button))).toBe(false)
    expect(text(place('<appkit-connect-button></appkit-connect-button>'))).toBe('Connect Wallet')
    expect(text(place('<appkit-account-button></appkit-account-button>'))).toBe('')
    expect(text(place('<appkit-network-button></appkit-network-button>'))).toBe('Ethereum')
  })

  test('shows the loading label while connecting, then the shortened address', async () => {
    const { wallet, connect } = createKit()
    const button = place('<appkit-button loadingLabel="One moment" charsStart="6" charsEnd="2"></appkit-button>')
    wallet.control.stall('eth_requestAccounts')
    const connecting = connect()
    await expect.poll(() => text(button)).toBe('One moment')
    expect(inside(button).getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.release()
    await connecting
    const address = String(wallet.addresses[0])
    await expect.poll(() => text(button)).toBe(`${address.slice(0, 6)}…${address.slice(-2)}`)
    expect(inside(button).getAttribute('aria-label')).toBe(`Account ${address.slice(0, 6)}…${address.slice(-2)}`)
    expect(inside(button).title).toBe(address)
    await expect.poll(() => isSeen(image(button))).toBe(true)
    expect(inside(button).hasAttribute('aria-busy')).toBe(false)
  })

  test('R200: keeps a translated label when the button renders again', () => {
    const { kit } = createKit()
    const button = place('<appkit-connect-button></appkit-connect-button>')
    const label = inside(button).querySelector('span:not([hidden])')
    const translated = document.createElement('font')
    translated.textContent = 'Portemonnaie verbinden'
    label?.replaceChildren(translated)
    kit.setThemeMode('dark')
    expect(inside(button).dataset.mode).toBe('dark')
    expect(text(button)).toBe('Portemonnaie verbinden')
    button.setAttribute('label', 'Log in')
    expect(text(button)).toBe('Log in')
  })

  test('R200: translators keep addresses, amounts and names, and translate other texts', async () => {
    const { connect } = createKit()
    const all = ['appkit-button', 'appkit-network-button', 'appkit-wallet-button wallet="foxglove"'].map((tag) =>
      place(`<${tag}></${tag.split(' ')[0]}>`),
    )
    const kept = () =>
      all.map((element) =>
        [...inside(element).querySelectorAll('span[translate=no]')].map(({ className }) => className),
      )
    await expect.poll(kept).toEqual([[], [''], ['']])
    await connect()
    await expect.poll(() => kept()[0]).toEqual(['detail', ''])
  })

  test('R206: shows its label if an element of the page shadows document.defaultView', () => {
    const image = document.body.appendChild(document.createElement('img'))
    image.name = 'defaultView'
    end.push(() => image.remove())
    createKit({ themeVariables: { '--latchkey-accent': '#ffe100' } })
    const button = place('<appkit-button></appkit-button>')
    expect(text(button)).toBe('Connect Wallet')
    const { borderStyle, backgroundColor } = getComputedStyle(inside(button))
    expect([borderStyle, backgroundColor]).toEqual(['solid', 'rgb(255, 225, 0)'])
  })

  test('R200: a click reaches the button although the label is replaced between press and release', () => {
    createKit()
    const button = place('<appkit-connect-button></appkit-connect-button>')
    const box = inside(button).querySelector('span:not([hidden])')?.getBoundingClientRect() as DOMRect
    const pressed = button.shadowRoot?.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    expect(pressed).toBe(inside(button))
  })

  test.each([
    ['label', '<appkit-connect-button label="Log in"></appkit-connect-button>', 'Log in'],
    ['label of the network button', '<appkit-network-button label="Where"></appkit-network-button>', 'Where'],
    ['an unknown namespace', '<appkit-button namespace="__proto__"></appkit-button>', 'Connect Wallet'],
    ['markup in a label', '<appkit-button label="&lt;b&gt;x"></appkit-button>', '<b>x'],
  ])('reads its attributes: %s', (_title, html, shown) => {
    createKit()
    expect(text(place(html))).toBe(shown)
  })

  test('shows the address as soon as the wallet is connected; the connect button then offers to connect again', async () => {
    const { kit, connect } = createKit()
    const button = place('<appkit-button></appkit-button>')
    const connectButton = place('<appkit-connect-button></appkit-connect-button>')
    const shown: string[][] = []
    kit.subscribeAccount(({ status }) => {
      if (status === 'connected') void Promise.resolve().then(() => shown.push([text(button), text(connectButton)]))
    })
    const { address } = await connect()
    await expect.poll(() => shown[0]).toEqual([expect.stringContaining(address.slice(-6)), 'Connect Wallet'])
  })

  test('follows attribute changes; a disabled button stays focusable and ignores clicks', async () => {
    const { kit } = createKit()
    const button = place('<appkit-button disabled size="sm"></appkit-button>')
    expect(inside(button).getAttribute('aria-disabled')).toBe('true')
    expect(inside(button).dataset.size).toBe('sm')
    inside(button).click()
    // It starts later, so it ends after an opening that the click started.
    await createKit().kit.open()
    expect(kit.isOpen()).toBe(false)
    button.setAttribute('disabled', 'false')
    button.setAttribute('label', 'Now')
    expect(inside(button).hasAttribute('aria-disabled')).toBe(false)
    expect(text(button)).toBe('Now')
  })

  test('AX7: Enter and Space open the modal, and the focus returns when it closes', async () => {
    const { kit } = createKit()
    const button = place('<appkit-button></appkit-button>')
    for (const key of ['{Enter}', ' ']) {
      button.focus()
      expect(document.activeElement).toBe(button)
      await userEvent.keyboard(key)
      await expect.poll(() => modal()?.open).toBe(true)
      await kit.close()
      await expect.poll(() => modal()?.open ?? false).toBe(false)
      await expect.poll(() => document.activeElement).toBe(button)
    }
  })

  test('the network button opens the networks view, follows the wallet and names an unsupported network', async () => {
    const { kit, wallet, connect } = createKit()
    const button = place('<appkit-network-button></appkit-network-button>')
    await connect()
    wallet.control.selectChain(8453)
    await expect.poll(() => text(button)).toBe('Base')
    inside(button).click()
    await expect.poll(() => kit.core?.router.state.view).toBe('Networks')
    await kit.close()
    await kit.core?.removeNetwork('eip155', 8453)
    await expect.poll(() => text(button)).toBe('Unsupported Network')
    inside(button).click()
    await expect.poll(() => kit.core?.router.state.view).toBe('UnsupportedChain')
  })

  test('hides a picture that fails to load, and shows a later one that loads', async () => {
    const { kit, wallet, connect } = createKit()
    const button = place('<appkit-account-button></appkit-account-button>')
    await connect()
    await expect.poll(() => isSeen(image(button))).toBe(true)
    await kit.disconnect()
    await expect.poll(() => text(button)).toBe('')
    await connect()
    await expect.poll(() => isSeen(image(button))).toBe(true)
    image(button)?.dispatchEvent(new Event('error'))
    expect(isSeen(image(button))).toBe(false)
    wallet.control.selectChain(8453)
    await expect.poll(() => kit.getCaipNetworkId()).toBe('eip155:8453')
    await rendered()
    expect(isSeen(image(button))).toBe(false)
  })

  test.each([
    ['without a picture', '', undefined],
    ['small, without a picture', 'size="sm"', undefined],
    ['with a picture', '', ownImage],
    ['small, with a picture', 'size="sm"', ownImage],
    ['with a picture that fails to load', '', missingImage],
  ])('R210: keeps its size while it is busy, %s', async (_title, attributes, picture) => {
    const { kit, wallet, connect } = createKit(picture ? { chainImages: { 1: picture } } : {})
    const button = place(`<appkit-network-button label="Network" ${attributes}></appkit-network-button>`)
    await connect()
    if (picture === missingImage) await expect.poll(() => image(button)?.hidden).toBe(true)
    else await expect.poll(() => isSeen(image(button))).toBe(picture !== undefined)
    const spinner = () => button.shadowRoot?.querySelector<HTMLElement>('.spinner')
    const size = () => [inside(button).offsetWidth, inside(button).offsetHeight]
    expect(isSeen(spinner())).toBe(false)
    const before = size()
    wallet.control.stall('wallet_switchEthereumChain')
    const switching = kit.switchNetwork(base)
    await expect.poll(() => isSeen(spinner())).toBe(true)
    expect(size()).toEqual(before)
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.release()
    await switching
  })

  test('R207: keeps its style when it is moved to another document and back', () => {
    createKit()
    const button = place('<appkit-button></appkit-button>')
    const frame = document.body.appendChild(document.createElement('iframe'))
    end.push(() => frame.remove())
    const height = () => inside(button).getBoundingClientRect().height
    expect(height()).toBe(44)
    frame.contentDocument?.body.append(button)
    expect(button.ownerDocument).toBe(frame.contentDocument)
    expect(height()).toBe(44)
    document.body.append(button)
    expect(height()).toBe(44)
  })

  test('AX20: uses the texts and the direction of the configured language', () => {
    createKit({ locale: 'ar' })
    expect(text(place('<appkit-button></appkit-button>'))).toBe('ربط المحفظة')
  })

  test('applies theme mode and variables, and drops invalid values', async () => {
    const { kit } = createKit({
      themeMode: 'dark',
      themeVariables: { '--w3m-accent': 'red;}*{display:none' as string },
    })
    const button = place('<appkit-button></appkit-button>')
    expect(inside(button).dataset.mode).toBe('dark')
    expect(inside(button).style.getPropertyValue('--lk-accent')).toBe('')
    kit.setThemeVariables({ '--latchkey-accent': '#ff0000', '--latchkey-border-radius-master': '2px' })
    await expect.poll(() => inside(button).style.getPropertyValue('--lk-accent')).toBe('#ff0000')
    expect(getComputedStyle(inside(button)).borderTopLeftRadius).toBe('7px')
  })

  test.each(['eip155:1', '1'])("the network button shows the app's image for the network, by %s", (id) => {
    createKit({ chainImages: { [id]: ownImage } })
    expect(image(place('<appkit-network-button></appkit-network-button>'))?.src).toBe(ownImage)
  })

  test('keeps a failed picture hidden when the button renders again', async () => {
    const { kit } = createKit({ chainImages: { 1: '/no-such-picture.png' } })
    const button = place('<appkit-network-button></appkit-network-button>')
    const shown = image(button)
    await expect.poll(() => shown?.hidden).toBe(true)
    kit.setThemeMode('dark')
    await expect.poll(() => inside(button).dataset.mode).toBe('dark')
    expect(image(button)).toBe(shown)
    expect(shown?.hidden).toBe(true)
  })

  test('a button with another instance takes its theme and unsubscribes from the first', () => {
    const { kit: themed } = createKit({ themeVariables: { '--latchkey-accent': '#ff0000' } })
    const { kit: plain } = createKit()
    const button = place('<appkit-button></appkit-button>')
    button.kit = themed
    expect(inside(button).style.getPropertyValue('--lk-accent')).toBe('#ff0000')
    button.kit = plain
    expect(inside(button).style.getPropertyValue('--lk-accent')).toBe('')
  })

  test.each([
    ['#ffe100', [255, 225, 0], 0],
    ['#e3262e', [227, 38, 46], 255],
    ['#10246b', [16, 36, 107], 255],
    ['#ffd6e0', [255, 214, 224], 0],
    ['hsl(129 55% 32%)', [37, 126, 50], 255],
    ['rgb(16 36 107 / 20%)', [16, 36, 107], 255],
  ])('R276 AX13: the accent %s fills the connect button, with readable text', (accent, fill, text) => {
    createKit({ themeMode: 'dark', themeVariables: { '--latchkey-accent': accent } })
    const button = inside(place('<appkit-connect-button></appkit-connect-button>'))
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    const painted = (color: string) => {
      if (!context) return expect.fail('no canvas')
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
    const { backgroundColor, color } = getComputedStyle(button)
    painted(backgroundColor).forEach((part, index) => {
      expect(Math.abs(part - ([...fill, 255][index] ?? -9)), backgroundColor).toBeLessThanOrEqual(2)
    })
    expect(painted(color)).toEqual([text, text, text, 255])
  })

  test('R276 AX13: an accent fills the connect button also in browsers without relative colors', () => {
    createKit({ themeMode: 'dark', themeVariables: { '--latchkey-accent': '#ffe100' } })
    const element = place('<appkit-connect-button></appkit-connect-button>')
    for (const sheet of element.shadowRoot?.adoptedStyleSheets ?? []) {
      for (const [index, rule] of [...sheet.cssRules].entries())
        if (/from [^;]*xyz/.test(rule.cssText)) sheet.deleteRule(index)
    }
    const { backgroundColor, color } = getComputedStyle(inside(element))
    expect([backgroundColor, color]).toEqual(['rgb(255, 225, 0)', 'rgb(0, 0, 0)'])
  })

  test.each(['md', 'sm'])(
    'keeps its width and at least 8 px of space on both sides while it is busy, size %s',
    async (size) => {
      const { wallet, connect } = createKit({ locale: 'en' })
      wallet.control.stall('eth_requestAccounts')
      const element = place(`<appkit-button size="${size}"></appkit-button>`)
      const button = inside(element)
      const { width } = button.getBoundingClientRect()
      const connecting = connect()
      await expect.poll(() => text(element)).toBe('Connecting...')
      await expect.poll(() => wallet.control.stalledCount()).toBe(1)
      expect(button.getBoundingClientRect().width).toBeCloseTo(width, 1)
      const { left, right } = button.getBoundingClientRect()
      expect((button.querySelector('.spinner')?.getBoundingClientRect().left ?? 0) - left).toBeGreaterThanOrEqual(8)
      expect(
        right - (button.querySelector('span:not([hidden])')?.getBoundingClientRect().right ?? right),
      ).toBeGreaterThanOrEqual(8)
      wallet.control.release()
      await connecting
      await expect.poll(() => button.style.minInlineSize).toBe('')
    },
  )

  test('AX20: has the direction of its language on a page with another direction, and so has each label', () => {
    createKit({ locale: 'ar' })
    const button = place('<appkit-button></appkit-button>')
    expect(getComputedStyle(inside(button)).direction).toBe('rtl')
    const labels = ['Sign in…', 'جارٍ الربط…'].map((label) => {
      const labelled = place(`<appkit-connect-button label="${label}"></appkit-connect-button>`)
      const content = inside(labelled).querySelector('span:not([hidden])')?.firstChild ?? expect.fail('no label')
      const range = document.createRange()
      range.setStart(content, label.length - 1)
      range.setEnd(content, label.length)
      const [dots, whole] = [range.getBoundingClientRect(), content.parentElement?.getBoundingClientRect()]
      return whole && dots.left - whole.left > whole.width / 2 ? 'dots at the right' : 'dots at the left'
    })
    expect(labels).toEqual(['dots at the right', 'dots at the left'])
    const own = place('<appkit-button dir="ltr"></appkit-button>')
    expect(getComputedStyle(inside(own)).direction).toBe('ltr')
  })

  test('R276: only the connect button is filled, also without an accent', () => {
    createKit({ themeMode: 'light', themeVariables: { '--latchkey-accent': '#ffe100' } })
    const network = inside(place('<appkit-network-button></appkit-network-button>'))
    expect(getComputedStyle(network).backgroundColor).toBe('rgb(245, 244, 240)')
    createKit({ themeMode: 'light', themeVariables: {} })
    const { backgroundColor, color } = getComputedStyle(
      inside(place('<appkit-connect-button></appkit-connect-button>')),
    )
    expect([backgroundColor, color]).toEqual(['rgb(20, 22, 31)', 'rgb(255, 255, 255)'])
  })

  test('AX8: keeps the focus ring if the accent is not a color', async () => {
    createKit({ themeMode: 'light', themeVariables: { '--latchkey-accent': 'brassy' } })
    const button = place('<appkit-button></appkit-button>')
    await userEvent.keyboard('{Tab}')
    inside(button).focus()
    expect(inside(button).matches(':focus-visible')).toBe(true)
    const { outlineStyle, outlineColor } = getComputedStyle(inside(button))
    expect([outlineStyle, outlineColor]).toEqual(['solid', 'rgb(138, 94, 14)'])
  })

  test('AX23: hostile page styles do not affect the button, and it adds no styles to the page', () => {
    createKit()
    const plain = place('<appkit-button></appkit-button>')
    const before = inside(plain).getBoundingClientRect()
    const look = () => {
      const { padding, borderRadius, font, outlineColor, background } = getComputedStyle(inside(plain))
      return { padding, borderRadius, font, outlineColor, background }
    }
    const plainLook = look()
    const sheet = document.createElement('style')
    sheet.textContent = `body > * { all: unset !important; display: none !important; font: 1px serif !important }
      appkit-button { opacity: 0 !important; transform: scale(0) !important; color: #fff !important; zoom: 3 !important }
      button, span, img { position: fixed !important; visibility: hidden !important }
      :root { --radius: 0.625rem !important; --font: Inter; --family: fantasy; --pad: 99px; --accent: red; --ink: red }`
    document.head.append(sheet)
    end.push(() => sheet.remove())
    const after = inside(plain).getBoundingClientRect()
    expect([after.width, after.height]).toEqual([before.width, before.height])
    expect(look()).toEqual(plainLook)
    expect(getComputedStyle(plain).opacity).toBe('1')
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })

  test.each(['light', 'dark'] as const)('AX25: axe finds no violation in the %s theme', async (themeMode) => {
    const { connect } = createKit({ themeMode })
    const main = document.createElement('main')
    document.body.append(main)
    end.push(() => main.remove())
    for (const name of ['appkit-button', 'appkit-network-button', 'appkit-connect-button'])
      main.append(document.createElement(name))
    const find = async () =>
      (await axe.run(main, { resultTypes: ['violations'] })).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
      )
    expect(await find()).toEqual([])
    await connect()
    await expect.poll(() => text(main.firstElementChild as HTMLElement)).toContain('…')
    expect(await find()).toEqual([])
  })
})

describe('instances', () => {
  test('a button without an instance ignores clicks, and follows one that is created later', async () => {
    createTestKit().end()
    const button = place('<appkit-button></appkit-button>')
    expect(text(button)).toBe('Connect Wallet')
    inside(button).click()
    expect(button.kit).toBeUndefined()
    const { kit, connect } = createKit()
    expect(button.kit).toBe(kit)
    await connect()
    await expect.poll(() => text(button)).toContain('…')
  })

  test('L7: each of two instances on a page has its own button and modal', async () => {
    const first = createKit()
    const second = createKit()
    const ofFirst = place('<appkit-button></appkit-button>')
    const ofLast = place('<appkit-button></appkit-button>')
    ofFirst.kit = first.kit
    expect(ofLast.kit).toBe(second.kit)
    await first.connect()
    await expect.poll(() => text(ofFirst)).toContain('…')
    expect(text(ofLast)).toBe('Connect Wallet')
    await first.kit.open()
    await second.kit.open()
    expect(document.querySelectorAll('appkit-modal')).toHaveLength(2)
    second.kit.destroy()
    expect(ofLast.kit).toBe(first.kit)
    expect(document.querySelectorAll('appkit-modal')).toHaveLength(1)
  })

  test('L7: a destroyed instance leaves nothing on the page, and its methods reject', async () => {
    const before = document.body.children.length
    const { kit, wallet, connect } = createKit()
    await connect()
    await kit.open()
    expect(document.body.children.length).toBeGreaterThan(before)
    kit.destroy()
    kit.destroy()
    await expect.poll(() => document.body.children.length).toBe(before)
    expect(wallet.control.listenerCount()).toBe(0)
    await expect(kit.open()).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(kit.connect()).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(document.body.children.length).toBe(before)
  })
})

describe('<appkit-modal>', () => {
  test('disableAppend: renders the modal where the app places it, and rejects without a place', async () => {
    const { kit, logger } = createKit({ disableAppend: true })
    await kit.open()
    expect(modal()).toBeUndefined()
    expect(JSON.stringify(logger)).toContain('The modal has no place')
    const host = place('<appkit-modal></appkit-modal>')
    await expect.poll(() => host.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    await kit.close()
    await expect.poll(() => host.shadowRoot?.querySelector('dialog')?.open ?? false).toBe(false)
  })

  test('FI28: the open modal moves to the body when its place is removed, and back when it returns', async () => {
    const { kit } = createKit()
    const host = place('<appkit-modal></appkit-modal>')
    await kit.open()
    expect(host.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    host.remove()
    await expect.poll(() => modal()?.open).toBe(true)
    document.body.append(host)
    await expect.poll(() => host.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    expect(document.querySelectorAll('appkit-modal')).toHaveLength(1)
  })

  test('FI28: opening restores an appended host that the page removed', async () => {
    const { kit } = createKit()
    await kit.open()
    await kit.close()
    document.querySelector('appkit-modal')?.remove()
    await kit.open()
    await expect.poll(() => modal()?.open).toBe(true)
  })

  test('FI28: opens again in a place that was removed and returned if the page makes every shadow root closed', async () => {
    const { attachShadow } = Element.prototype
    const roots = new WeakMap<Element, ShadowRoot>()
    end.push(() => {
      Element.prototype.attachShadow = attachShadow
    })
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, { ...init, mode: 'closed' })
      roots.set(this, root)
      return root
    }
    const { kit } = createKit()
    const host = place('<appkit-modal></appkit-modal>')
    await kit.open()
    await kit.close()
    host.remove()
    document.body.append(host)
    await kit.open()
    await expect.poll(() => roots.get(host)?.querySelector('dialog')?.open).toBe(true)
  })

  test('FI28: removes a copy of the appended host, as in a restored snapshot of the page', async () => {
    const { kit } = createKit()
    await kit.open()
    await kit.close()
    const host = document.querySelector('appkit-modal') ?? expect.fail('no host')
    const copy = host.cloneNode(true)
    host.remove()
    document.body.append(copy)
    expect(document.querySelector('appkit-modal')).toBeNull()
    await kit.open()
    expect(document.querySelectorAll('appkit-modal')).toHaveLength(1)
    expect(modal()?.open).toBe(true)
  })

  test('is in the last requested state after any sequence of open and close', async () => {
    const { kit } = createKit()
    const opening = kit.open()
    await kit.close()
    await opening
    await expect.poll(() => modal()?.open ?? false).toBe(false)
    void kit.open()
    void kit.close()
    await kit.open()
    await expect.poll(() => modal()?.open).toBe(true)
  })

  test('embedded: the card is part of the page', async () => {
    createKit({ enableEmbedded: true })
    const host = place('<appkit-modal></appkit-modal>')
    await expect.poll(() => host.shadowRoot?.textContent).toContain('Foxglove')
    expect(host.getBoundingClientRect().height).toBeGreaterThan(100)
  })
})
