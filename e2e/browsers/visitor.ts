import type { Outcome } from '../fixtures/app.js'
import type { PageWindow } from '../fixtures/pageWindow.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { look, type Seen, type Target, toQuery } from './look.js'
import type { Key, Tab } from './tab.js'
import type { Faults } from './watchFaults.js'

/** The actions of a visitor in any browser, by mouse, keyboard and sight. */
export type Visitor = {
  readonly tab: Tab
  open(path: string): Promise<void>
  reload(): Promise<void>
  see(target: Target): Promise<readonly Seen[]>
  /** Waits until a target is visible and returns the first one. */
  finds(target: Target): Promise<Seen>
  misses(target: Target): Promise<void>
  /** Waits until the target can be clicked, and clicks it. */
  click(target: Target): Promise<void>
  /** Presses a control that reloads the page, and waits for the reload. */
  follow(target: Target): Promise<void>
  /** Waits until this many errors were logged on this page. */
  fails(count: number): Promise<void>
  press(key: Key, options?: { readonly shift?: boolean }): Promise<void>
  /** Presses Tab until something with this name has the focus. */
  tabTo(name: RegExp, options?: { readonly shift?: boolean }): Promise<void>
  /** Returns the label or text of the focused element. */
  focused(): Promise<string>
  /** Opens the modal and picks a wallet. */
  choose(wallet?: string): Promise<void>
  /** Connects a wallet, waits until the modal has closed and returns the address. */
  connect(wallet?: string): Promise<`0x${string}`>
  /** Waits until the page shows this value of a connection property. */
  fact(name: string, value: string | RegExp): Promise<void>
  /** Presses a button of the page and returns the result. */
  act(name: string): Promise<Outcome>
  /** Calls a control function of a test wallet in the page. */
  control(what: string, args: readonly unknown[], wallet?: string): Promise<unknown>
  addresses(wallet?: string): Promise<readonly `0x${string}`[]>
  /** Expects a fault that matches this pattern. */
  allow(what: RegExp): void
  /** Faults of the pages: foreign requests, errors and unhandled rejections. */
  faults(): Promise<readonly string[]>
}

export const button = (name: string | RegExp): Target => ({ css: 'button, [role=button]', name })
export const row = (name: string | RegExp): Target => ({ css: 'li button', name })
export const title = (name: string | RegExp): Target => ({ css: 'h2', name })
export const dialog: Target = { css: 'dialog[open]' }
export const alert = (name: RegExp): Target => ({ css: '[role=alert]', name })
/** The account button, or its network sibling. */
export const ownButton = (tag = 'appkit-button'): Target => ({ css: 'button', inside: tag })

/** Creates a {@link Visitor} of a page at `url`. Only `hosts` may be requested. */
export function createVisitor(tab: Tab, url: string, hosts: readonly string[]): Visitor {
  const allowed: RegExp[] = []
  const seen: string[] = []

  /** Reads the faults of a page before it unloads. */
  async function note(): Promise<void> {
    const faults = await tab.evaluate(() => {
      const { faults = [], sockets = [] } = window as typeof window & { faults?: Faults; sockets?: readonly string[] }
      const asked = performance.getEntriesByType('resource').map(({ name }) => name)
      return { asked: [...asked, ...sockets], faults: [...faults] }
    })
    const foreign = faults.asked.filter((each) => /^(http|ws)/.test(each) && !hosts.includes(new URL(each).host))
    seen.push(...faults.faults, ...foreign.map((each) => `asked a foreign host: ${each}`))
  }

  const see = async (target: Target) => tab.evaluate(look, toQuery(target))
  const what = ({ css, name }: Target) => `${css} ${name ?? ''}`

  const visitor: Visitor = {
    tab,
    open: (path) => tab.goto(`${url}/${path}`),
    async reload() {
      await note()
      await tab.goto(await tab.evaluate(() => location.href))
    },
    see,
    async finds(target) {
      let found: Seen | undefined
      await waitUntil(
        async () => {
          ;[found] = await see(target)
          return found !== undefined
        },
        `shows ${what(target)}`,
      ).toBe(true)
      return found as Seen
    },
    misses: (target) => waitUntil(() => see(target), `shows no ${what(target)}`).toEqual([]),
    async click(target) {
      let at: Seen | undefined
      await waitUntil(
        async () => {
          const [found] = await see(target)
          // Wait while the layout still shifts, for example because content has just loaded.
          const isStill = found?.x === at?.x && found?.y === at?.y
          at = found
          return found?.isOnTop && isStill
        },
        `${what(target)} can be pressed`,
      ).toBe(true)
      if (at) await tab.clickAt(at.x, at.y)
    },
    async follow(target) {
      await note()
      const before = await tab.evaluate(() => performance.timeOrigin)
      await visitor.click(target)
      await waitUntil(() => tab.evaluate(() => performance.timeOrigin).catch(() => before), 'another page').not.toBe(
        before,
      )
    },
    fails: (count) =>
      waitUntil(() => tab.evaluate(() => (window as typeof window & { faults?: Faults }).faults?.length ?? 0)).toBe(
        count,
      ),
    press: (key, options) => tab.press(key, options),
    async tabTo(name, options) {
      const passed: string[] = []
      for (let count = 0; count < 40; count++) {
        await tab.press('Tab', options)
        const focused = await visitor.focused()
        if (name.test(focused)) return
        passed.push(focused)
      }
      throw new Error(`${name} cannot be reached; passed ${passed.join(', ')}`)
    },
    focused: () =>
      tab.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        if (element === document.body) return ''
        return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
      }),
    async choose(wallet = 'Foxglove') {
      await visitor.click(button('Connect Wallet'))
      await visitor.click(row(new RegExp(wallet)))
    },
    async connect(wallet = 'Foxglove') {
      await visitor.choose(wallet)
      await visitor.misses(dialog)
      const [address] = await visitor.addresses(wallet)
      if (!address) throw new Error(`${wallet} has no account`)
      return address
    },
    fact: (name, value) =>
      waitUntil(
        () =>
          tab.evaluate((id) => document.querySelector(`[data-testid="${id}"]`)?.textContent?.trim() ?? 'absent', name),
        `the page's ${name}`,
      ).toMatch(value instanceof RegExp ? value : new RegExp(`^${value}$`)),
    async act(name) {
      await visitor.click({ css: 'section[aria-label=Panels] button', name })
      await visitor.fact('result', /./)
      const text = await tab.evaluate(() => document.querySelector('[data-testid=result]')?.textContent ?? '{}')
      return JSON.parse(text)
    },
    control: (what, args, wallet = 'Foxglove') =>
      tab.evaluate(
        ({ name, method, args }) => {
          const { control } = (window as PageWindow).e2e.wallets.eip155[name] ?? {}
          if (!control) throw new Error(`No wallet ${name}`)
          return Reflect.apply(Reflect.get(control, method), undefined, args)
        },
        { name: wallet, method: what, args },
      ),
    addresses: (wallet = 'Foxglove') =>
      tab.evaluate((name) => [...((window as PageWindow).e2e.wallets.eip155[name]?.addresses ?? [])], wallet),
    allow: (what) => void allowed.push(what),
    async faults() {
      await note()
      return seen.filter((fault) => !allowed.some((one) => one.test(fault)))
    },
  }
  return visitor
}
