import { walletName } from './openPage.mjs'

const patience = { timeout: 15_000 }

/** Opens the modal with the button of the page, and resolves to the entry of a scripted wallet in its list. */
export async function openWallets(page, name = walletName) {
  await page.locator('appkit-button button').click(patience)
  const entry = page.locator('appkit-modal dialog[open]').getByText(name).first()
  await entry.waitFor(patience)
  return entry
}

/** Resolves when the page's button shows the balance that every account has. */
export async function waitForBalance(page) {
  await page.locator('appkit-button button').getByText('1.5').waitFor(patience)
}
