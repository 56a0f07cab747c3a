import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownsHost, readSchemeOwners } from './ownLinks.mjs'
import { pairingHosts, schemeOwners, sharedDomains } from './pairingLinks.mjs'
import { readObject } from './readObject.mjs'
import { walletIdOf } from './walletIdOf.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const files = {
  'the services': JSON.parse(readFileSync(path.join(root, 'apps/services/data/generated/wallets.json'), 'utf8')),
  'the package': readObject(path.join(root, 'packages/api-client/src/bundled/generated/wallets.ts'), 'wallets'),
}

describe.each(Object.entries(files))('R60: the generated directory of %s', (_, wallets) => {
  const links = wallets.flatMap(({ id, name, homepage, mobile_link, link_mode, desktop_link, webapp_link }) =>
    [mobile_link, link_mode, desktop_link, webapp_link]
      .filter(Boolean)
      .map((link) => ({ id, name, homepage, link, url: new URL(link) })),
  )

  test('sends no pairing URI to a store, a page of a hosting service or a link service', () => {
    const domains = [
      'google.com',
      'apple.com',
      'vercel.app',
      'web.app',
      'page.link',
      'app.link',
      'onelink.me',
      'go.link',
      't.me',
    ]
    const shared = links.filter(({ url }) => domains.some((domain) => `.${url.host}`.endsWith(`.${domain}`)))
    expect(shared.map(({ name, link }) => [name, link])).toEqual([['MetaMask', 'https://metamask.app.link']])
  })

  test('sends pairing URIs over https only to the domain of the home page, or to a host that is listed with its reason', () => {
    const listed = new Set(pairingHosts.map(({ id, host }) => `${walletIdOf(id)} ${host}`))
    const lastLabels = (host) => host.split('.').slice(-2).join('.')
    const others = links.filter(
      ({ id, homepage, url }) =>
        url.protocol === 'https:' &&
        !listed.has(`${id} ${url.host}`) &&
        (!homepage || lastLabels(url.host) !== lastLabels(new URL(homepage).host)),
    )
    expect(others.map(({ name, link }) => [name, link])).toEqual([])
    expect(links.filter(({ url }) => url.protocol === 'https:').length).toBeGreaterThan(300)
  })

  test('sends pairing URIs to a scheme of one wallet only', () => {
    const walletsOf = Map.groupBy(
      links.filter(({ url }) => url.protocol !== 'https:'),
      ({ url }) => url.protocol,
    )
    const shared = [...walletsOf].map(([scheme, found]) => [scheme, new Set(found.map(({ name }) => name))])
    expect(shared.filter(([, names]) => names.size > 1).map(([scheme, names]) => [scheme, ...names])).toEqual([
      // The same Android app.
      ['purewalletp:', 'PureWallet', 'PureWallet app'],
      // The same home page.
      ['yo-wallet:', 'Yo Wallet', 'YoWallet'],
    ])
  })

  test('uses every exception', () => {
    for (const { id, host } of pairingHosts)
      expect([id, links.some((link) => link.id === walletIdOf(id) && link.url.host === host)]).toEqual([id, true])
    for (const { id, scheme } of schemeOwners)
      expect([id, links.some((link) => link.id === walletIdOf(id) && link.url.protocol === `${scheme}:`)]).toEqual([
        id,
        true,
      ])
  })
})

test('every exception has its reason and an https source', () => {
  for (const { id, reason, source } of [...pairingHosts, ...schemeOwners])
    expect([id, reason?.endsWith('.'), source?.startsWith('https://')]).toEqual([id, true, true])
})

describe('the host of a link', () => {
  const lantern = { id: 'example.lantern', homepage: 'https://www.lantern.example/wallet' }

  test.each([
    ['https://lantern.example/wc', true],
    ['https://link.lantern.example', true],
    ['https://lantern.example.evil.test', false],
    ['https://notlantern.example', false],
    ['https://lantern.test', false],
  ])('%s: %s', (link, isOwn) => {
    expect(ownsHost(lantern, link)).toBe(isOwn)
  })

  test('is own if it shares the registrable domain of the home page, such as lantern.co.uk', () => {
    const wallet = { id: 'uk.lantern', homepage: 'https://app.lantern.co.uk' }
    expect(ownsHost(wallet, 'https://link.lantern.co.uk')).toBe(true)
    expect(ownsHost(wallet, 'https://evil.co.uk')).toBe(false)
    expect(ownsHost({ id: 'two.lantern', homepage: 'https://lantern.it.com' }, 'https://evil.it.com')).toBe(false)
  })

  test.each(sharedDomains)('is not own on the shared domain %s, even if the home page is there', (domain) => {
    const link = `https://lantern.${domain}`
    expect(ownsHost({ id: 'example.lantern', homepage: link }, link)).toBe(false)
  })

  test('is not own without a home page', () => {
    expect(ownsHost({ id: 'example.lantern' }, 'https://lantern.example')).toBe(false)
  })
})

describe('the scheme of an app', () => {
  const play = (id) => `https://play.google.com/store/apps/details?id=${id}`
  const one = {
    id: 'one',
    homepage: 'https://one.example',
    app: { android: play('one') },
    mobile: { native: 'one://' },
  }

  test('is own if no other wallet claims it', () => {
    expect(readSchemeOwners([one])(one, 'one')).toBe(true)
  })

  test('belongs to no wallet if two claim it', () => {
    const other = {
      ...one,
      id: 'other',
      homepage: 'https://other.example',
      app: {},
      mobile: {},
      desktop: { native: 'ONE://' },
    }
    const owns = readSchemeOwners([one, other])
    expect([owns(one, 'one'), owns(other, 'one')]).toEqual([false, false])
  })

  test('is own if the other wallet that claims it has the same app or home page', () => {
    const sameApp = { ...one, id: 'same-app', homepage: undefined, app: { android: `${play('one')}&hl=en` } }
    const samePage = { ...one, id: 'same-page', app: {} }
    for (const other of [sameApp, samePage]) expect(readSchemeOwners([one, other])(one, 'one')).toBe(true)
  })

  test('is not own if the home pages of both wallets are only on the same store', () => {
    const wallet = (id) => ({ id, homepage: 'https://apps.apple.com/app', app: {}, mobile: { native: 'one://' } })
    const wallets = [wallet('one'), wallet('other')]
    expect(readSchemeOwners(wallets)(wallets[0], 'one')).toBe(false)
  })
})
