import type { Locator } from '@playwright/test'
import type { App } from '../fixtures/app.js'

/** The list of the wallet's accounts in the Account view. */
export type AccountsTab = {
  readonly rows: Locator
  readonly copyButtons: Locator
  /** The row of the active account. */
  readonly current: Locator
  /** Opens the Account view and its accounts. */
  open(): Promise<void>
  /** The row with an address or a name. */
  row(text: string): Locator
  /** Presses a row. */
  select(text: string): Promise<void>
}

/** Creates an {@link AccountsTab}. */
export function createAccountsTab({ button, modal, page }: App): AccountsTab {
  const panel = modal.dialog.getByRole('tabpanel')
  const rows = panel.getByRole('listitem')
  const row = (text: string) =>
    rows
      .filter({ has: page.getByText(text, { exact: true }) })
      .getByRole('button')
      .first()
  return {
    rows,
    copyButtons: panel.getByRole('button', { name: /^Copy address of / }),
    current: panel.locator('.row[aria-current=true]'),
    async open() {
      await button.click()
      await modal.dialog.getByRole('tab', { name: 'Accounts' }).click()
    },
    row,
    select: (text) => row(text).click(),
  }
}
