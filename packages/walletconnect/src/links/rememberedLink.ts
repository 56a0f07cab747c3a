import {
  cleanText,
  json,
  type KeyValueStorage,
  objectOf,
  oneOf,
  storedValues,
  stringifyJson,
  text,
} from '@latchkey/common'
import { readLinkBase } from './readLinkBase.js'
import { writeWalletLink } from './readWalletLink.js'
import type { LinkedWallet, LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

/** A link that reopens a wallet's app. Open it only in the visitor's click. */
export type RememberedLink = { readonly name: string; readonly link: WalletLink }

const key = storedValues.core.walletLink.key()

const remembered = json(
  objectOf({
    name: text({ max: 256 }),
    kind: oneOf(['mobile', 'desktop', 'web'] as const),
    link: text({ max: 2_048 }),
  }),
  { max: 8_192 },
)

/** Remembers the link that opened a wallet's app, to reopen it for a request. `storage` is the one of the instance. */
export function rememberLink(storage: KeyValueStorage, wallet: LinkedWallet, { kind }: Pick<WalletLink, 'kind'>): void {
  const links = { mobile: wallet.mobile_link, desktop: wallet.desktop_link, web: wallet.webapp_link }
  const base = readLinkBase(links[kind])
  if (base.ok) storage.setItem(key, stringifyJson({ name: cleanText(wallet.name), kind, link: base.value.href }))
}

/**
 * Returns the last opened app, or removes its link if the URL policy refuses it. Other code of the page can write
 * this link: compare it with the links of the connected wallet before it opens automatically.
 */
export function readRememberedLink(
  storage: KeyValueStorage,
  place: LinkPlace,
  policy?: LinkPolicy,
): RememberedLink | undefined {
  const stored = storage.getItem(key)
  if (stored === null) return undefined
  const parsed = remembered(stored)
  const base = parsed.ok ? readLinkBase(parsed.value.link) : undefined
  const link = parsed.ok && base?.ok ? writeWalletLink(base.value, parsed.value.kind, 'wc', place, policy) : undefined
  if (parsed.ok && link?.ok) return { name: cleanText(parsed.value.name), link: link.value }
  storage.removeItem(key)
  return undefined
}

/** Removes the remembered link, because the connected wallet was not opened by it. */
export function forgetLink(storage: KeyValueStorage): void {
  storage.removeItem(key)
}
