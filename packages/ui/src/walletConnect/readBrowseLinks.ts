import type { ChainNamespace } from '@latchkey/common'
import { type AppLink, type Core, findBrowseLinks, type LinkPolicy, type WalletListEntry } from '@latchkey/core'

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
