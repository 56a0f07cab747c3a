import { readUrl } from '@latchkey/common'
import type { ReturnLinks } from '@latchkey/walletconnect'
import type { WalletLink } from '@latchkey/walletconnect/links'

export type RequestLinks = {
  /** Links that open the connected wallet, the best first. */
  readonly links: readonly WalletLink[]
  /** Whether the first link opens in the click that sent the request. Otherwise the visitor clicks it in a view. */
  readonly opensAtOnce: boolean
}

/**
 * Returns the links for a request that is pending in the connected wallet. Scripts that can write to the page's storage
 * can change the remembered link, so it never opens without a click (R136). It only selects the link of the same app or
 * origin among those that the wallet states in its session. If the wallet states none, the remembered link is offered
 * for a click, with the host of an https link. The links of a session from storage are offered in the same way until
 * the visitor has clicked one of them on this page (`clicked`).
 */
export function chooseRequestLinks(
  remembered: WalletLink | undefined,
  { links: stated, isStored }: ReturnLinks,
  clicked: ReadonlySet<string>,
): RequestLinks {
  if (stated.length === 0) return { links: remembered ? [showHost(remembered)] : [], opensAtOnce: false }
  const used = remembered && stated.find((link) => opensSameApp(link, remembered))
  const links = used ? [used, ...stated.filter((link) => link !== used)] : stated
  const isKnown = !isStored || (links[0] !== undefined && clicked.has(links[0].href))
  // The visitor sees an unusual host before the link opens (R43b).
  return { links: isStored ? links.map(showHost) : links, opensAtOnce: isKnown && links[0]?.showHost === false }
}

const showHost = (link: WalletLink): WalletLink => ({ ...link, showHost: link.form === 'universal' })

function opensSameApp(one: WalletLink, other: WalletLink): boolean {
  if (one.form !== other.form) return false
  if (one.form === 'native') return one.scheme === other.scheme
  const origin = readUrl(one.href)?.origin
  return origin !== undefined && origin === readUrl(other.href)?.origin
}
