import { cleanText, type KeyValueStorage, stringifyJson } from '@latchkey/common'
import { readLinkBase } from './readLinkBase.js'
import { rememberedLinkKey } from './readRememberedLink.js'
import type { LinkedWallet, WalletLink } from './walletLinks.js'

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
