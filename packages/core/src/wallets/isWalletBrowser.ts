import { type Connector, isMobile } from '@latchkey/common'
import { isInstalled } from './walletVisibility.js'

/**
 * Wallet apps whose browser names them in its user agent, by their own sources. Others use the user agent of the
 * platform's web view.
 */
const walletAgents = /\bMetaMaskMobile\b/

/**
 * Phone browsers with extensions or a built-in wallet. A wallet on their pages does not mean that the visitor is in its
 * app.
 */
const generalBrowsers = /\b(?:Firefox|EdgA|OPR|OPX|OPT)\//

/**
 * Wallets that a page on a phone has without running in a wallet's app: the wallet of a general browser, and an adapter
 * that the page registers.
 */
const otherWallets: readonly string[] = [
  'com.brave.wallet',
  'Brave Wallet',
  'Mobile Wallet Adapter',
  'Remote Mobile Wallet Adapter',
]

/**
 * Returns whether a page runs in the browser of a wallet app: on a phone whose user agent names the wallet, or that has
 * a wallet on the page although its browser has none. Phones have no extensions, apart from the browsers above; in
 * Safari, a wallet's extension counts, because wallet apps use the same user agent. Desktops and iPads that identify
 * themselves as Macs are no wallet browsers.
 */
export function isWalletBrowser(
  browser: { readonly userAgent: string } | undefined,
  connectors: readonly Pick<Connector, 'type' | 'name' | 'info'>[],
): boolean {
  if (!browser || !isMobile(browser)) return false
  if (walletAgents.test(browser.userAgent)) return true
  return (
    !generalBrowsers.test(browser.userAgent) &&
    connectors.some(
      (one) => isInstalled(one) && ![one.name, one.info?.rdns ?? ''].some((id) => otherWallets.includes(id)),
    )
  )
}
