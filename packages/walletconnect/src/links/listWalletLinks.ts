import { isMobile } from '@latchkey/common'
import { readWalletLink } from './readWalletLink.js'
import type { LinkedWallet, LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

export type WalletLinkOptions = LinkPolicy & {
  /** Lists https links before the app's scheme. */
  readonly preferUniversal?: boolean
}

/**
 * Returns the links that open a wallet with a pairing URI, best first: its app on a phone or its desktop app elsewhere,
 * then its web page. Leaves out invalid links. Never throws.
 */
export function listWalletLinks(
  wallet: LinkedWallet,
  uri: string,
  place: LinkPlace,
  { preferUniversal = false, ...policy }: WalletLinkOptions = {},
): readonly WalletLink[] {
  const read = (kind: WalletLink['kind'], ...values: readonly unknown[]) =>
    values.flatMap((value) => {
      if (value === undefined || value === '') return []
      const link = readWalletLink(value, kind, uri, place, policy)
      if (!link.ok) policy.onRefused?.(link.reason)
      return link.ok ? [link.value] : []
    })
  const app = isMobile(place)
    ? read('mobile', wallet.mobile_link, wallet.link_mode)
    : read('desktop', wallet.desktop_link)
  const first = preferUniversal || place.isInApp || place.isTelegram ? 'universal' : 'native'
  const sorted = [...app.filter(({ form }) => form === first), ...app.filter(({ form }) => form !== first)]
  return [...sorted, ...read('web', wallet.webapp_link)]
}
