import { safeParseUrl } from '../../packages/common/dist/exports/index.js'
import { readBrowseLink } from '../../packages/walletconnect/dist/exports/links.js'
import { chains, falseRdns, first, injected } from './knownWallets.mjs'
import { ownsHost, schemeOf } from './ownLinks.mjs'
import { phoneLinks } from './phoneLinks.mjs'
import { readPhoneLinks } from './readPhoneLinks.mjs'
import { walletIdOf } from './walletIdOf.mjs'

const links = readPhoneLinks(phoneLinks, readBrowseLink)

/**
 * Converts a wallet of the source to the directory's format. Links that the URL policy refuses are dropped, as are
 * links with a pairing URI to a host or scheme that the wallet does not own; `ownsScheme` comes from
 * `readSchemeOwners`.
 */
export function toWallet(source, imageId, ownsScheme) {
  const { app = {}, mobile = {}, desktop = {} } = source
  const { browse, stores = {} } = links.get(source.id) ?? {}
  const homepage = page(source.homepage)
  const [nativeLink, desktopLink] = [mobile.native, desktop.native]
    .map(appLink)
    .map((link) => (link && ownsScheme(source, schemeOf(link)) ? link : undefined))
  const [universalLink, desktopPage, webapp] = [mobile.universal, desktop.universal, app.browser]
    .map(page)
    .map((link) => (link && ownsHost({ id: source.id, homepage }, link) ? link : undefined))
  const entry = {
    id: walletIdOf(source.id),
    name: source.name.trim().replace(/\s+/g, ' '),
    homepage,
    image_id: imageId,
    chains: chains[source.id] ?? ['eip155:1'],
    mobile_link: nativeLink ?? universalLink,
    link_mode: nativeLink && universalLink,
    desktop_link: desktopLink ?? desktopPage,
    webapp_link: webapp,
    browse_links: browse,
    app_store: stores.app_store ?? store(app.ios, 'apps.apple.com'),
    play_store: stores.play_store ?? store(app.android, 'play.google.com'),
    chrome_store: store(app.chrome, 'chromewebstore.google.com', 'chrome.google.com'),
    rdns: source.rdns && !falseRdns.includes(source.id) ? source.rdns : undefined,
  }
  const places = [
    ...(entry.rdns && entry.chains[0] === 'eip155:1' ? [['eip155', [entry.rdns]]] : []),
    ...Object.entries(injected[source.id] ?? {}),
  ].flatMap(([namespace, ids]) => ids.map((injected_id) => ({ namespace, injected_id })))
  return {
    ...JSON.parse(JSON.stringify(entry)),
    // Only operators of a directory certify wallets.
    badge_type: 'none',
    ...(places.length > 0 ? { injected: places } : {}),
  }
}

/** Returns whether a wallet has a page or a store. */
export function isObtainable({ homepage, app_store, play_store, chrome_store }) {
  return Boolean(homepage ?? app_store ?? play_store ?? chrome_store)
}

/** Sorts the wallets of the source: known ones first, then by the completeness of their data, then by name. */
export function compareSources(one, other) {
  return place(one) - place(other) || compareText(one.name.trim().toLowerCase(), other.name.trim().toLowerCase())
}

function place(source) {
  const known = first.indexOf(source.id)
  if (known >= 0) return known
  const { app = {}, mobile = {} } = source
  const facts = [source.rdns, source.homepage, app.ios, app.android, app.chrome, mobile.native, mobile.universal]
  return first.length + facts.filter((fact) => !fact).length
}

/** By code unit: the order must not depend on the language of the machine. */
function compareText(one, other) {
  return one < other ? -1 : one > other ? 1 : 0
}

function page(value) {
  const text = value?.trim()
  // The source uses the search page for "none".
  return text && !/^https:\/\/(www\.)?google\.com\/?$/.test(text) && safeParseUrl(text, { kind: 'web' }).ok
    ? text
    : undefined
}

function store(value, ...hosts) {
  const text = page(value)
  return text && hosts.includes(new URL(text).host) ? text : undefined
}

function appLink(value) {
  const text = value?.trim()
  const scheme = /^([a-z][a-z0-9+.-]{1,63}):\/\/[^\s:?#,]*$/i.exec(text ?? '')?.[1]?.toLowerCase()
  // Several wallets claim `wc` and `myapp`, so they identify none.
  if (!scheme || ['wc', 'myapp'].includes(scheme)) return undefined
  return safeParseUrl(text, { kind: 'app', scheme }).ok ? text : undefined
}
