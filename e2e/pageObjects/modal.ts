import { expect, type Locator, type Page } from '@playwright/test'
import { soon } from '../fixtures/soon.js'

/** The modal, by roles and accessible names. */
export type Modal = {
  readonly root: Locator
  readonly dialog: Locator
  readonly title: Locator
  readonly snackbar: Locator
  /** Announced texts, without empty live regions. */
  readonly alert: Locator
  readonly closeButton: Locator
  readonly backButton: Locator
  /** The confirmation before a pending request is cancelled. */
  readonly question: Locator
  button(name: string | RegExp): Locator
  /**
   * A row of the list of wallets or networks. A string matches the start of its name: a wallet's row also names its
   * chains.
   */
  row(name: string | RegExp): Locator
  text(text: string | RegExp): Locator
  /** Waits for a view by its title. */
  shows(title: string | RegExp): Promise<void>
  isGone(): Promise<void>
}

/** Creates the {@link Modal} of a page. `root` selects one of several modals. */
export function createModal(page: Page, root = page.locator('appkit-modal')): Modal {
  const dialog = root.locator('dialog[open], section.root')
  const title = dialog.getByRole('heading', { level: 2 })
  return {
    root,
    dialog,
    title,
    alert: dialog.getByRole('alert').filter({ hasText: /./ }),
    snackbar: root.locator('.snackbar'),
    closeButton: dialog.getByRole('button', { name: 'Close', exact: true }),
    backButton: dialog.getByRole('button', { name: 'Back', exact: true }).first(),
    question: dialog.getByRole('alertdialog'),
    button: (name) => dialog.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }),
    row: (name) => dialog.getByRole('listitem').getByRole('button', { name: startsWith(name) }),
    text: (text) => dialog.getByText(text),
    shows: (text) => soon((once) => expect(title).toHaveText(text, once)),
    isGone: () => soon((once) => expect(dialog).toBeHidden(once)),
  }
}

function startsWith(name: string | RegExp): RegExp {
  return typeof name === 'string' ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i') : name
}
