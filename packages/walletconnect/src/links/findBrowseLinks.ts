import { detectPlace } from './detectPlace.js'
import { type BrowseLinkOptions, listBrowseLinks } from './listBrowseLinks.js'
import { pageToOpen } from './pageToOpen.js'
import type { AppLink, LinkedWallet } from './walletLinks.js'

/** The page and the options of {@link findBrowseLinks}. */
export type BrowseSurroundings = BrowseLinkOptions & {
  readonly window: Window | undefined
  /** Query parameters that the link omits. */
  readonly secretUrlParameters?: readonly string[] | undefined
}

/**
 * Returns the links that open this page in the browser of a wallet's app, best first. Empty on a computer, for a page that is not https, and
 * if the wallet's browser serves none of the namespaces. Open them only in the visitor's click.
 */
export function findBrowseLinks(
  wallet: Pick<LinkedWallet, 'browse_links'>,
  { window, secretUrlParameters, ...options }: BrowseSurroundings,
): readonly AppLink[] {
  const page = window && pageToOpen(window.location.href, secretUrlParameters)
  return page ? listBrowseLinks(wallet, page, detectPlace(window), options) : []
}
