import { openUrl } from '@latchkey/common'
import {
  type Core,
  detectPlace,
  type LinkPolicy,
  listWalletLinks,
  type WalletLink,
  type WalletListEntry,
} from '@latchkey/core'

/** The ways to hand the code that is ready to a wallet; none while there is no code. */
export function readLinks(
  { pairing, options }: Core,
  wallet: WalletListEntry,
  window: Window,
  kind: WalletLink['kind'],
  onRefused?: LinkPolicy['onRefused'],
): readonly WalletLink[] {
  const uri = pairing.uri()
  const { experimental_preferUniversalLinks: preferUniversal, strictLinks: strict } = options.state.current
  const how = { preferUniversal, strict, onRefused }
  return uri ? listWalletLinks(wallet, uri, detectPlace(window), how).filter((link) => link.kind === kind) : []
}

/** Opens a wallet's app or page, inside the visitor's click; answers whether the link was one (R40). */
export function openWallet(
  { options }: Core,
  window: Window,
  link: Pick<WalletLink, 'href' | 'scheme' | 'target'>,
): boolean {
  const { strictLinks: strict } = options.state.current
  try {
    openUrl(window, link.href, { kind: 'app', scheme: link.scheme, strict }, link.target)
    return true
  } catch {
    return false
  }
}
