import { cleanText, json, type KeyValueStorage, objectOf, oneOf, stringifyJson, text } from '@latchkey/common'
import { readLinkBase } from './readLinkBase.js'
import { writeWalletLink } from './readWalletLink.js'
import type { LinkedWallet, LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

/** Storage key, after the prefix. */
export const rememberedLinkKey = '/walletLink'

const remembered = json(
  objectOf({
    name: text({ max: 256 }),
    kind: oneOf(['mobile', 'desktop', 'web'] as const),
    link: text({ max: 2_048 }),
  }),
  { max: 8_192 },
)

/** A link that reopens a wallet's app. Open it only in the visitor's click. */
export type RememberedLink = { readonly name: string; readonly link: WalletLink }

/**
 * Returns the last opened app, or removes its link if the URL policy refuses it (R41). Other code of the page can write this link:
 * compare it with the links of the connected wallet before it opens automatically (R136). Never throws.
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
    // Blocked, so nothing was remembered.
  }
  return undefined
}

/** Remembers the link that opened a wallet's app, to reopen it for a request. Never throws. */
export function rememberLink(
  storage: KeyValueStorage,
  storagePrefix: string,
  wallet: LinkedWallet,
  link: Pick<WalletLink, 'kind'>,
): void {
  const links = { mobile: wallet.mobile_link, desktop: wallet.desktop_link, web: wallet.webapp_link }
  const base = readLinkBase(links[link.kind])
  if (!base.ok) return
  try {
    storage.setItem(
      storagePrefix + rememberedLinkKey,
      stringifyJson({ name: cleanText(wallet.name), kind: link.kind, link: base.value.href }),
    )
  } catch {
    // Blocked or full, so the visitor opens the app.
  }
}

/** Removes the remembered link, because the connected wallet was not opened by it. Never throws. */
export function forgetLink(storage: KeyValueStorage, storagePrefix: string): void {
  try {
    storage.removeItem(storagePrefix + rememberedLinkKey)
  } catch {
    // Blocked, so nothing was remembered.
  }
}
