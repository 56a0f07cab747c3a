import { cleanText, json, type KeyValueStorage, objectOf, oneOf, text } from '@latchkey/common'
import { readLinkBase } from './readLinkBase.js'
import { writeWalletLink } from './readWalletLink.js'
import type { LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

/** Where the choice is kept, after the storage prefix. */
export const rememberedLinkKey = '/walletLink'

const remembered = json(
  objectOf({
    name: text({ max: 256 }),
    kind: oneOf(['mobile', 'desktop', 'web'] as const),
    link: text({ max: 2_048 }),
  }),
  { max: 8_192 },
)

/** A link that opens a wallet's app where it is. Only for the visitor's own click. */
export type RememberedLink = { readonly name: string; readonly link: WalletLink }

/**
 * The app that was opened last, if its link passes the URL policy; otherwise the link is removed (R41). Whoever can write to the page's
 * storage chooses this link: compare it with the links that the connected wallet states before it opens by itself (R136). Never throws.
 */
export function readRememberedLink(
  storage: KeyValueStorage,
  storagePrefix: string,
  place: LinkPlace,
  policy?: LinkPolicy,
): RememberedLink | undefined {
  const key = storagePrefix + rememberedLinkKey
  try {
    const stored = storage.getItem(key)
    if (stored === null) return undefined
    const parsed = remembered(stored)
    const base = parsed.ok ? readLinkBase(parsed.value.link) : undefined
    const link = parsed.ok && base?.ok ? writeWalletLink(base.value, parsed.value.kind, 'wc', place, policy) : undefined
    if (parsed.ok && link?.ok) return { name: cleanText(parsed.value.name), link: link.value }
    storage.removeItem(key)
  } catch {
    // Blocked: nothing was remembered.
  }
  return undefined
}
