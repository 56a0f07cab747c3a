import { walletName } from './openPage.mjs'

const patience = { timeout: 15_000 }

/**
 * Opens the modal with the kit's button, or with the button named `opener`, and resolves with the scripted wallet's row
 * in the list.
 */
export async function openWallets(page, name = walletName, opener) {
  const button = opener ? page.getByRole('button', { name: opener, exact: true }) : page.locator('appkit-button button')
  await button.click(patience)
  const entry = page.locator('appkit-modal dialog[open]').getByText(name).first()
  await entry.waitFor(patience)
  return entry
}

/** Resolves when the page's button shows the scripted balance. */
export async function waitForBalance(page) {
  await page.locator('appkit-button button').getByText('1.5').waitFor(patience)
}
