import { openUrl } from '@latchkey/common'
import { type Core, detectPlace, listWalletLinks, type WalletLink, type WalletListEntry } from '@latchkey/core'

/** The ways to hand the code that is ready to a wallet; none while there is no code. */
export function readLinks(
  { pairing, options }: Core,
  wallet: WalletListEntry,
  window: Window,
  kind: WalletLink['kind'],
): readonly WalletLink[] {
  const uri = pairing.uri()
  const how = { preferUniversal: options.state.current.experimental_preferUniversalLinks }
  return uri ? listWalletLinks(wallet, uri, detectPlace(window), how).filter((link) => link.kind === kind) : []
}

/** Opens a wallet's app or page, inside the visitor's click; answers whether the link was one (R40). */
export function openWallet(window: Window, link: Pick<WalletLink, 'href' | 'scheme' | 'target'>): boolean {
  try {
    openUrl(window, link.href, { kind: 'app', scheme: link.scheme }, link.target)
    return true
  } catch {
    return false
  }
}
