import { isMobile, readField } from '@latchkey/common'
import { readLinkBase } from './readLinkBase.js'
import { writeWalletLink } from './readWalletLink.js'
import type { LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

/** The links that reopen the app of a connected wallet. */
export type ReturnLinks = {
  readonly links: readonly WalletLink[]
  /**
   * Whether the session was read from storage instead of approved on this page. Code that ran on the page earlier may
   * have rewritten the links: show them before one opens.
   */
  readonly isStored: boolean
}

/**
 * Returns the links that reopen the app of a connected wallet, from the `redirect` of its metadata. Leaves out invalid
 * ones. The wallet chooses them, so open them only in the visitor's click. Never throws.
 */
export function listReturnLinks(redirect: unknown, place: LinkPlace, policy: LinkPolicy = {}): readonly WalletLink[] {
  const kind = isMobile(place) ? 'mobile' : 'desktop'
  return (['native', 'universal'] as const).flatMap((form) => {
    const base = readLinkBase(readField(redirect, form))
    if (!base.ok || base.value.form !== form) return []
    const link = writeWalletLink(base.value, kind, 'wc', place, policy)
    if (!link.ok) policy.onRefused?.(link.reason)
    return link.ok ? [link.value] : []
  })
}
