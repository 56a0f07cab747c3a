import { isMobile, readField } from '@latchkey/common'
import { readLinkBase } from './readLinkBase.js'
import { writeWalletLink } from './readWalletLink.js'
import type { LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

/**
 * The links that open the app of a connected wallet again, from the `redirect` of its own metadata; bad ones are left out.
 * The wallet wrote them: they are for the visitor's click and never opened by themselves (R42). Total.
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
