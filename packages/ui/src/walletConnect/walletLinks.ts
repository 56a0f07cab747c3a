import { type ChainNamespace, openUrl } from '@latchkey/common'
import {
  type AppLink,
  type Core,
  detectPlace,
  findBrowseLinks,
  type LinkPolicy,
  listWalletLinks,
  type WalletLink,
  type WalletListEntry,
} from '@latchkey/core'

/** Returns the links that pass the current code to a wallet. Empty without a code. */
export function readLinks(
  core: Core,
  wallet: WalletListEntry,
  window: Window,
  kind: WalletLink['kind'],
  onRefused?: LinkPolicy['onRefused'],
): readonly WalletLink[] {
  const uri = core.walletConnect.uri()
  return uri ? readLinksWith(core, wallet, window, uri, onRefused).filter((link) => link.kind === kind) : []
}

/** Returns the links that pass a pairing URI to a wallet, best first. */
export function readLinksWith(
  { options }: Core,
  wallet: WalletListEntry,
  window: Window,
  uri: string,
  onRefused?: LinkPolicy['onRefused'],
): readonly WalletLink[] {
  const { experimental_preferUniversalLinks: preferUniversal, strictLinks: strict } = options.state.current
  return listWalletLinks(wallet, uri, detectPlace(window), { preferUniversal, strict, onRefused })
}

/**
 * Opens a wallet's app or page. Call it inside the visitor's click. Returns whether the URL policy allowed the link
 *.
 */
export function openWallet(
  { options }: Core,
  window: Window,
  { href, scheme, androidPackage, target }: Pick<AppLink, 'href' | 'scheme' | 'androidPackage' | 'target'>,
): boolean {
  const { strictLinks: strict } = options.state.current
  try {
    openUrl(window, href, { kind: 'app', scheme, androidPackage, strict }, target)
    return true
  } catch {
    return false
  }
}

/** Returns the links that open this page in the browser of a wallet's app, best first. */
export function readBrowseLinks(
  { options, ports }: Core,
  wallet: WalletListEntry,
  namespace: ChainNamespace | undefined,
  onRefused?: LinkPolicy['onRefused'],
): readonly AppLink[] {
  const { namespaces, secretUrlParameters, strictLinks: strict } = options.state.current
  return findBrowseLinks(wallet, {
    window: ports.window,
    namespaces: namespace ? [namespace] : namespaces,
    secretUrlParameters,
    strict,
    onRefused,
  })
}
