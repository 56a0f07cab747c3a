import { detectPhone, type Phone, type Result, safeParseUrl, writeIntentUrl } from '@latchkey/common'
import { detectPlace } from './detectPlace.js'
import { type PageToOpen, pageToOpen } from './pageToOpen.js'
import { type BrowseTemplate, fillTemplate, readBrowseLink } from './readBrowseLink.js'
import {
  type AppLink,
  appLinkTarget,
  type BrowseLink,
  type LinkedWallet,
  type LinkPlace,
  type LinkPolicy,
} from './walletLinks.js'

/** The page and the options of {@link findBrowseLinks}. */
export type BrowseSurroundings = BrowseLinkOptions & {
  readonly window: Window | undefined
  /** Query parameters that the link omits. */
  readonly secretUrlParameters?: readonly string[] | undefined
}

/**
 * Returns the links that open this page in the browser of a wallet's app, best first. Empty on a computer, for a page
 * that is not https, and if the wallet's browser serves none of the namespaces. Open them only in the visitor's click.
 */
export function findBrowseLinks(
  wallet: Pick<LinkedWallet, 'browse_links'>,
  { window, secretUrlParameters, ...options }: BrowseSurroundings,
): readonly AppLink[] {
  const page = window && pageToOpen(window.location.href, secretUrlParameters)
  return page ? listBrowseLinks(wallet, page, detectPlace(window), options) : []
}

export type BrowseLinkOptions = LinkPolicy & {
  /** The namespaces that the page needs, most important first. Links for other namespaces are left out. Default all. */
  readonly namespaces?: readonly string[] | undefined
}

/**
 * Returns the links that open a page in the browser of a wallet's app on this phone, best first: https links, which
 * show the wallet's own page if its app is not installed, then links with its scheme. An `intent:` link comes first
 * where it works: on Android, outside in-app browsers. Empty on other devices. Leaves out invalid links. Never
 * throws.
 */
export function listBrowseLinks(
  wallet: Pick<LinkedWallet, 'browse_links'>,
  page: PageToOpen,
  place: LinkPlace,
  { namespaces, ...policy }: BrowseLinkOptions = {},
): readonly AppLink[] {
  const phone = detectPhone(place)
  if (!phone) return []
  const offered = (wallet.browse_links ?? []).filter(({ platforms }) => !platforms || platforms.includes(phone))
  const links = inOrder(offered, namespaces).flatMap((link) => {
    const template = readBrowseLink(link)
    const written = template.ok ? writeBrowseLink(template.value, page, place, phone, policy) : template
    if (!written.ok) policy.onRefused?.(written.reason)
    return written.ok ? [written.value] : []
  })
  const isIntentFirst = !place.isInApp && !place.isTelegram
  const rank = ({ form }: AppLink) => (form === 'universal' ? 1 : form === 'intent' && isIntentFirst ? 0 : 2)
  return [...links].sort((one, other) => rank(one) - rank(other))
}

/** Returns the links that serve one of the namespaces, in the order of these. */
function inOrder(links: readonly BrowseLink[], namespaces: readonly string[] | undefined): readonly BrowseLink[] {
  if (!namespaces) return links
  const serves = (namespace: string) => (link: BrowseLink) => !link.namespaces || link.namespaces.includes(namespace)
  return [...new Set(namespaces.flatMap((namespace) => links.filter(serves(namespace))))]
}

function writeBrowseLink(
  { template, scheme, androidPackage }: BrowseTemplate,
  page: PageToOpen,
  place: LinkPlace,
  phone: Phone,
  { strict }: LinkPolicy,
): Result<AppLink> {
  const link = fillTemplate(template, page, (text) => encodeForPlace(text, place, phone))
  const isIntent = scheme !== undefined && androidPackage !== undefined && phone === 'android'
  const parsed = safeParseUrl(
    isIntent ? writeIntentUrl(link, { scheme, androidPackage }) : link,
    scheme === undefined ? { kind: 'web', strict } : { kind: 'app', scheme, androidPackage, strict },
  )
  if (!parsed.ok) return parsed
  return {
    ok: true,
    value: {
      ...parsed.value,
      form: isIntent ? 'intent' : scheme === undefined ? 'universal' : 'native',
      scheme,
      ...(isIntent ? { androidPackage } : {}),
      target: scheme === undefined ? '_blank' : appLinkTarget(place),
    },
  }
}

/** Telegram on Android decodes a link once before it opens it. */
function encodeForPlace(text: string, { isTelegram }: LinkPlace, phone: Phone): string {
  return isTelegram && phone === 'android' ? text.replaceAll('%', '%25') : text
}
