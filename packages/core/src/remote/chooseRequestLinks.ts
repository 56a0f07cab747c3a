import { readUrl } from '@latchkey/common'
import type { ReturnLinks } from '@latchkey/walletconnect'
import type { WalletLink } from '@latchkey/walletconnect/links'

export type RequestLinks = {
  /** The links that open the connected wallet, the best first. */
  readonly links: readonly WalletLink[]
  /** The first link opens within the click that started the request; otherwise the visitor clicks it on a screen. */
  readonly opensAtOnce: boolean
}

/**
 * The links for a request that waits in the connected wallet. Whoever writes to the page's storage chooses the remembered link, so it
 * never opens at once (R136). It selects the link of the same app or origin among those that the wallet states in its session. Only if
 * the wallet states none, the remembered link is offered for a click, with the host of an https link. The links of a session that was
 * read from storage are offered in the same way, until the visitor clicked one of them on this page (`clicked`).
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
  // An unusual host is shown before it is opened (R43b).
  return { links: isStored ? links.map(showHost) : links, opensAtOnce: isKnown && links[0]?.showHost === false }
}

const showHost = (link: WalletLink): WalletLink => ({ ...link, showHost: link.form === 'universal' })

function opensSameApp(one: WalletLink, other: WalletLink): boolean {
  if (one.form !== other.form) return false
  if (one.form === 'native') return one.scheme === other.scheme
  const origin = readUrl(one.href)?.origin
  return origin !== undefined && origin === readUrl(other.href)?.origin
}
