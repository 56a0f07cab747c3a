import { isMobile } from '@latchkey/common'
import { readWalletLink } from './readWalletLink.js'
import type { LinkedWallet, LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'

export type WalletLinkOptions = LinkPolicy & {
  /** Tries https links before the app's own scheme. */
  readonly preferUniversal?: boolean
}

/**
 * The ways to hand a code to a wallet from here, best first: on a phone its app, elsewhere its desktop app; its web page
 * everywhere. What is not a valid link of this wallet is left out (R40). Total.
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
