import { pairingHosts, schemeOwners, sharedDomains } from './pairingLinks.mjs'

/**
 * Returns whether a wallet owns the host of an https link: the domain is that of its home page and not shared with
 * others, or `pairingHosts` lists the host. `wallet` is an entry of the source.
 */
export function ownsHost({ id, homepage }, link) {
  const { host } = new URL(link)
  if (pairingHosts.some((row) => row.id === id && row.host === host)) return true
  if (!homepage || isShared(host)) return false
  const home = new URL(homepage).host.replace(/^www\./, '')
  return isWithin(host, home) || domainOf(host) === domainOf(home)
}

/**
 * Returns the schemes that only the app of one wallet claims, as a function of a wallet and a scheme. Entries with the
 * same home page or the same Android app are one wallet. `wallets` are entries of the source.
 */
export function readSchemeOwners(wallets) {
  const claims = new Map()
  for (const wallet of wallets)
    for (const link of [wallet.mobile?.native, wallet.desktop?.native]) {
      const scheme = schemeOf(link)
      if (scheme) claims.set(scheme, [...(claims.get(scheme) ?? []), wallet])
    }
  return (wallet, scheme) => {
    const owner = schemeOwners.find((row) => row.scheme === scheme)
    if (owner) return owner.id === wallet.id
    return (claims.get(scheme) ?? []).every((other) => isSameWallet(wallet, other))
  }
}

/** Returns the scheme of an app link, in lower case. */
export function schemeOf(link) {
  return /^([a-z][a-z0-9+.-]{1,63}):/i.exec(link?.trim() ?? '')?.[1]?.toLowerCase()
}

function isSameWallet(one, other) {
  if (one === other) return true
  const [home, otherHome] = [one, other].map(({ homepage }) => (homepage ? new URL(homepage).host : ''))
  const [app, otherApp] = [one, other].map((wallet) => androidAppOf(wallet))
  return (home === otherHome && home !== '' && !isShared(home)) || (app === otherApp && app !== '')
}

function androidAppOf({ app }) {
  return (app?.android && new URL(app.android).searchParams.get('id')) || ''
}

function isShared(host) {
  return sharedDomains.some((domain) => isWithin(host, domain))
}

function isWithin(host, domain) {
  return host === domain || host.endsWith(`.${domain}`)
}

/**
 * Returns the registered domain. Too long a domain only refuses a link: `example.co.uk` has a short label before its
 * country.
 */
function domainOf(host) {
  const labels = host.split('.')
  const [below = '', top = ''] = labels.slice(-2)
  return labels.slice(below.length <= 3 && (top.length === 2 || below.length === 2) ? -3 : -2).join('.')
}
