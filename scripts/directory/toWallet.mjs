import { safeParseUrl } from '../../packages/common/dist/exports/index.js'
import { chains, explorerIds, falseRdns, first, injected } from './knownWallets.mjs'

/**
 * One wallet of the source as the directory answers it. A link that the URL policy refuses is left out, as are schemes
 * that no wallet owns; a wallet is `certified` when the source names its reverse-DNS name, its home page and both mobile stores.
 */
export function toWallet(source, imageId) {
  const { app = {}, mobile = {}, desktop = {} } = source
  const entry = {
    id: explorerIds[source.id] ?? source.id.replace(/\W/g, '-'),
    name: source.name.trim().replace(/\s+/g, ' '),
    homepage: page(source.homepage),
    image_id: imageId,
    chains: chains[source.id] ?? ['eip155:1'],
    mobile_link: appLink(mobile.native) ?? page(mobile.universal),
    link_mode: appLink(mobile.native) && page(mobile.universal),
    desktop_link: appLink(desktop.native) ?? page(desktop.universal),
    webapp_link: page(app.browser),
    app_store: store(app.ios, 'apps.apple.com'),
    play_store: store(app.android, 'play.google.com'),
    chrome_store: store(app.chrome, 'chromewebstore.google.com', 'chrome.google.com'),
    rdns: source.rdns && !falseRdns.includes(source.id) ? source.rdns : undefined,
  }
  const isCertified = entry.rdns && entry.homepage && entry.app_store && entry.play_store
  const places = [
    ...(entry.rdns && entry.chains[0] === 'eip155:1' ? [['eip155', [entry.rdns]]] : []),
    ...Object.entries(injected[source.id] ?? {}),
  ].flatMap(([namespace, ids]) => ids.map((injected_id) => ({ namespace, injected_id })))
  return {
    ...JSON.parse(JSON.stringify(entry)),
    badge_type: isCertified ? 'certified' : 'none',
    ...(places.length > 0 ? { injected: places } : {}),
  }
}

/** Whether a visitor can learn where to get a wallet. */
export function isObtainable({ homepage, app_store, play_store, chrome_store }) {
  return Boolean(homepage ?? app_store ?? play_store ?? chrome_store)
}

/** Sorts the wallets of the source: the known ones first, then by how much is known, then by name. */
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
  // The search page stands in for "none" in the source.
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
  // `wc` and `myapp` are claimed by several wallets: none owns them.
  if (!scheme || ['wc', 'myapp'].includes(scheme)) return undefined
  return safeParseUrl(text, { kind: 'app', scheme }).ok ? text : undefined
}
