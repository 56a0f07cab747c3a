import { expect, type Locator } from '@playwright/test'
import type { App } from '../fixtures/app.js'

/** The view that lists the whole directory. */
export type AllWalletsView = {
  /** The row that opens it from the wallet list. */
  readonly entry: Locator
  readonly list: Locator
  readonly rows: Locator
  readonly search: Locator
  readonly certified: Locator
  /** The announced number of found or loaded wallets. */
  readonly announcement: Locator
  readonly more: Locator
  /** Opens the modal and the view. Resolves when wallets show. */
  open(): Promise<void>
  /** The scroll position of the list, in px. */
  scrolled(): Promise<number>
  /** Scrolls to the end, page by page, and returns the rows by their position. */
  scrollToEnd(): Promise<readonly MetRow[]>
}

/** A row in the accessibility tree. */
export type MetRow = { readonly name: string; readonly place: number; readonly total: number }

/** Creates the {@link AllWalletsView} of an app. */
export function createAllWalletsView({ button, modal }: Pick<App, 'button' | 'modal'>): AllWalletsView {
  const view = modal.dialog.locator('[data-view=AllWallets]')
  const body = view.locator('.body')
  const entry = modal.button(/^All wallets/)
  const list = view.getByRole('list', { name: 'All wallets' })
  return {
    entry,
    list,
    rows: list.getByRole('listitem'),
    search: view.getByRole('searchbox', { name: 'Search wallets' }),
    certified: view.getByRole('checkbox', { name: 'Only “Audited”' }),
    announcement: body.locator('> p[role=status]'),
    more: view.getByRole('button', { name: 'Load more' }),
    async open() {
      await button.click()
      await entry.click()
      await expect(list).toBeVisible()
    },
    scrolled: () => body.evaluate((element) => element.scrollTop),
    scrollToEnd: () =>
      body.evaluate(async (element) => {
        const met = new Map<number, { name: string; place: number; total: number }>()
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const note = () => {
          for (const row of element.querySelectorAll('[aria-posinset]')) {
            const place = Number(row.getAttribute('aria-posinset'))
            const name = row.querySelector('bdi')?.textContent ?? ''
            met.set(place, { name, place, total: Number(row.getAttribute('aria-setsize')) })
          }
        }
        const hasMore = () => element.ariaBusy === 'true' || element.querySelector('.body > button') !== null
        const isAtEnd = () => element.scrollTop + element.clientHeight >= element.scrollHeight - 1
        for (let still = 0; still < 4; ) {
          note()
          element.scrollTop += element.clientHeight
          await nextFrame()
          await nextFrame()
          still = isAtEnd() && !hasMore() ? still + 1 : 0
        }
        note()
        return [...met.values()].sort((one, other) => one.place - other.place)
      }),
  }
}
