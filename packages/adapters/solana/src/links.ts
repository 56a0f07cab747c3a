import { type AllowedUrl, parseUrl } from '@latchkey/common'

/** A wallet app that opens a page in the browser inside it, where the page finds the wallet. */
export type MobileWallet = {
  readonly name: string
  /** The app's link; `{page}` stands for the page to open and `{origin}` for who sends the visitor, both encoded. */
  readonly browse: string
}

/** The wallet apps whose links are known. */
export const mobileWallets = {
  phantom: { name: 'Phantom', browse: 'https://phantom.app/ul/browse/{page}?ref={origin}' },
  solflare: { name: 'Solflare', browse: 'https://solflare.com/ul/v1/browse/{page}?ref={origin}' },
  coinbase: { name: 'Coinbase Wallet', browse: 'https://go.cb-w.com/dapp?cb_url={page}' },
} as const satisfies Readonly<Record<string, MobileWallet>>

/**
 * The link that opens a page inside a wallet app, for `openUrl(window, link.href, { kind: 'app' })` in the visitor's click.
 * Throws `LINK_NOT_VALID` for a page that is not on the web, and for a link the URL policy refuses.
 *
 * @example
 * const { href } = browseLink(mobileWallets.phantom, location.href)
 */
export function browseLink({ browse }: MobileWallet, page: string): AllowedUrl {
  const { href } = parseUrl(page, { kind: 'web' })
  const link = browse
    .replaceAll('{page}', encodeURIComponent(href))
    .replaceAll('{origin}', encodeURIComponent(new URL(href).origin))
  return parseUrl(link, { kind: 'app' })
}
