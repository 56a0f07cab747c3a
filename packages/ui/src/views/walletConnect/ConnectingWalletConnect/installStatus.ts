import type { CustomWallet } from '@latchkey/core'
import { storeLink } from '../../../wallet/storeLink.js'

/** How a visitor gets a wallet that is not installed. */
export type InstallStatus =
  | { readonly status: 'noLink' }
  /** The most useful link is first. */
  | { readonly status: 'links'; readonly links: readonly [InstallLink, ...InstallLink[]] }

export type InstallLink = { readonly kind: 'store' | 'webApp' | 'website'; readonly url: string }

/**
 * Returns the links of a wallet that is not installed: the store for this browser, its web app and its website. The
 * component that shows them checks the URL policy.
 */
export function readInstallStatus(wallet: CustomWallet | undefined, userAgent: string): InstallStatus {
  const store = storeLink(wallet, userAgent)
  const homepage = wallet?.homepage === store ? undefined : wallet?.homepage
  const [first, ...others] = [
    ...linkOf('store', store),
    ...linkOf('webApp', wallet?.webapp_link),
    ...linkOf('website', homepage),
  ]
  return first ? { status: 'links', links: [first, ...others] } : { status: 'noLink' }
}

function linkOf(kind: InstallLink['kind'], url: string | undefined): readonly InstallLink[] {
  return url ? [{ kind, url }] : []
}
