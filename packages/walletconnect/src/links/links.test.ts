import { createSafeStorage, safeParseUrl, type UrlUse } from '@latchkey/common'
import { createFakeLogger, createFakeStorage } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { detectPlace } from './detectPlace.js'
import { listReturnLinks } from './listReturnLinks.js'
import { listWalletLinks } from './listWalletLinks.js'
import { readLinkBase } from './readLinkBase.js'
import { readRememberedLink, rememberLink } from './rememberedLink.js'
import { storeLinks } from './storeLinks.js'
import type { LinkPlace } from './walletLinks.js'

const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=1790000000`
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const place = (part: Partial<LinkPlace> = {}): LinkPlace => ({
  userAgent: phone,
  isFramed: false,
  isTelegram: false,
  ...part,
})
const wallet = {
  id: 'x',
  name: 'Metamask',
  mobile_link: 'metamask:',
  desktop_link: 'metamask-desktop://',
  webapp_link: 'https://web.metamask.io',
}

describe("R40: reads the base of a wallet's links", () => {
  test.each([
    ['metamask:', 'metamask://'],
    ['metamask', 'metamask://'],
    ['metamask:/', 'metamask://'],
    ['metamask://', 'metamask://'],
    ['MetaMask://', 'metamask://'],
    ['safe://app', 'safe://app/'],
    ['https://metamask.app.link', 'https://metamask.app.link/'],
    ['https://metamask.app.link/', 'https://metamask.app.link/'],
    ['https://phantom.app/ul', 'https://phantom.app/ul/'],
    ['https://spa.example/#/', 'https://spa.example/#/'],
  ])('%s', (link, href) => {
    expect(readLinkBase(link)).toMatchObject({ ok: true, value: { href } })
  })
  test.each([
    'javascript:',
    'javascript://%0aalert(1)',
    ' metamask:',
    'java\nscript:',
    'data:',
    'https://x.example?a=b',
    'app://x?y',
    'http://wallet.example',
    'intent://x',
    '',
    'a b',
    undefined,
    {},
  ])('rejects %s', (link) => {
    expect(readLinkBase(link).ok).toBe(false)
  })
  test('never throws, and accepts only links that pass the URL policy', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.webUrl(), fc.string({ unit: 'binary' })), (value) => {
        const base = readLinkBase(value)
        if (!base.ok) return
        const { href, scheme, form } = base.value
        expect(safeParseUrl(`${href}wc?uri=x`, form === 'native' ? { kind: 'app', scheme } : { kind: 'web' }).ok).toBe(
          true,
        )
        expect(readLinkBase(href)).toEqual(base)
      }),
    )
  })
  test('returns no invalid link of the corpus', () => {
    for (const { input, expect: expected } of readCorpus('deeplink')) {
      const { url, use } = input as { url: unknown; use: UrlUse }
      if (expected.ok !== false || use.kind === 'app') continue
      const links = listWalletLinks(
        { ...wallet, webapp_link: url as string, mobile_link: '', desktop_link: '' },
        uri,
        place(),
      )
      expect(links.filter(({ href }) => !href.startsWith('https://') && !href.startsWith('http://localhost'))).toEqual(
        [],
      )
    }
  })
})

describe('the links of a wallet', () => {
  test('on a phone: the app, then the web page; encodes the URI once', () => {
    const links = listWalletLinks(wallet, uri, place())
    expect(links.map(({ kind, form, target }) => [kind, form, target])).toEqual([
      ['mobile', 'native', '_self'],
      ['web', 'universal', '_blank'],
    ])
    expect(links[0]).toMatchObject({ href: `metamask://wc?uri=${encodeURIComponent(uri)}`, scheme: 'metamask' })
    expect(links[1]?.href).toBe(`https://web.metamask.io/wc?uri=${encodeURIComponent(uri)}`)
  })
  test('on a desktop: the desktop app, then the web page', () => {
    expect(listWalletLinks(wallet, uri, place({ userAgent: desktop })).map(({ kind }) => kind)).toEqual([
      'desktop',
      'web',
    ])
  })
  test('lists universal links first if the app prefers them, in Telegram and in other in-app browsers', () => {
    const both = { ...wallet, link_mode: 'https://metamask.app.link' }
    const form = (where: LinkPlace, more = {}) => listWalletLinks(both, uri, where, more)[0]?.form
    expect(form(place())).toBe('native')
    expect(form(place(), { preferUniversal: true })).toBe('universal')
    expect(form(place({ isTelegram: true }))).toBe('universal')
    expect(form(place({ isInApp: true }))).toBe('universal')
  })
  test('in Telegram, encodes twice on Android and once on iOS', () => {
    const href = (userAgent: string) =>
      listWalletLinks(wallet, uri, place({ userAgent, isTelegram: true }))[0]?.href ?? ''
    expect(href(android)).toContain(encodeURIComponent(encodeURIComponent(uri)))
    expect(href(phone)).toContain(`uri=${encodeURIComponent(uri)}`)
  })
  test('in a frame, opens the app in the top window', () => {
    expect(listWalletLinks(wallet, uri, place({ isFramed: true }))[0]?.target).toBe('_top')
  })
  test('R40: omits invalid links, and lists none without a URI', () => {
    const bad = { ...wallet, mobile_link: 'javascript:alert(1)' }
    expect(listWalletLinks(bad, uri, place()).map(({ kind }) => kind)).toEqual(['web'])
    expect(listWalletLinks(wallet, 'https://evil.example', place())).toEqual([])
  })
  test('R43: marks a link with an unusual host, so that the view shows the host first', () => {
    const odd = { ...wallet, webapp_link: 'https://xn--mtamask-9gb.example:8443' }
    expect(listWalletLinks(odd, uri, place())[1]).toMatchObject({
      showHost: true,
      host: 'xn--mtamask-9gb.example:8443',
    })
  })
  test('lists only https pages as store links', () => {
    const stores = {
      ...wallet,
      app_store: 'https://apps.apple.com/x',
      play_store: 'market://x',
      chrome_store: 'javascript:0',
    }
    expect(storeLinks(stores).map(({ store, href }) => [store, href])).toEqual([['app', 'https://apps.apple.com/x']])
  })
})

describe('R41: the link of the last opened wallet app', () => {
  const link = () => listWalletLinks(wallet, uri, place())[0] ?? expect.unreachable()
  test('is remembered without the URI', () => {
    const storage = createFakeStorage()
    rememberLink(storage, wallet, link())
    expect(readRememberedLink(storage, place())).toMatchObject({
      name: 'Metamask',
      link: { href: 'metamask://wc', target: '_self' },
    })
    expect(JSON.stringify(Object.fromEntries(storage.values))).not.toContain('symKey')
  })
  test('is removed if it was edited', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('javascript:', 'intent://x', 'data:text/html,x')), (bad) => {
        const storage = createFakeStorage()
        storage.setItem('walletLink', JSON.stringify({ name: 'x', kind: 'mobile', link: bad }))
        const found = readRememberedLink(storage, place())
        if (found) expect(readLinkBase(bad).ok).toBe(true)
        else expect(storage.getItem('walletLink')).toBe(null)
      }),
    )
  })
  test('is remembered until the page closes if storage is blocked', () => {
    const open = () => createSafeStorage({ port, prefix: 'a/', logger: createFakeLogger() })
    const port = createFakeStorage({ failing: 'access' })
    const storage = open()
    rememberLink(storage, wallet, link())
    expect(readRememberedLink(storage, place())?.name).toBe('Metamask')
    expect(readRememberedLink(open(), place())).toBeUndefined()
  })
})

describe('R42: links that reopen the app of a connected wallet', () => {
  test("are the wallet's own links that pass the policy", () => {
    expect(
      listReturnLinks({ native: 'metamask://', universal: 'https://metamask.app.link' }, place()).map(
        ({ href }) => href,
      ),
    ).toEqual(['metamask://wc', 'https://metamask.app.link/wc'])
    expect(listReturnLinks({ native: 'javascript:', universal: 'metamask://' }, place())).toEqual([])
  })
  test('never throws', () => {
    fc.assert(fc.property(anything, (value) => void listReturnLinks(value, place())))
  })
})

describe('R43: strict links', () => {
  const odd = {
    ...wallet,
    mobile_link: 'https://metamask.io@evil.example',
    link_mode: 'https://203.0.113.7',
    webapp_link: 'https://xn--mtamask-9gb.example',
    app_store: 'https://apps.example:8443/x',
    play_store: 'https://play.example/x',
  }

  test('keep allowed links, and report the reason for each refused link', () => {
    const reasons: string[] = []
    const policy = { strict: true, onRefused: (reason: string) => void reasons.push(reason) }
    expect(listWalletLinks(odd, uri, place(), policy)).toEqual([])
    expect(reasons).toEqual([
      'strictLinks allows no user name or password',
      'strictLinks allows no IP address as its host',
      'strictLinks allows no host with letters beyond a to z',
    ])
    expect(listWalletLinks({ ...odd, mobile_link: 'metamask:' }, uri, place(), policy)).toEqual(
      listWalletLinks({ ...wallet, webapp_link: '' }, uri, place()),
    )
    expect(listWalletLinks(odd, uri, place())).toHaveLength(3)
  })
  test('refuse links that a wallet states, and remove a remembered one', () => {
    const reasons: string[] = []
    const redirect = { native: 'metamask://', universal: 'https://metamask.app.link:8443' }
    const policy = { strict: true, onRefused: (reason: string) => void reasons.push(reason) }
    expect(listReturnLinks(redirect, place(), policy).map(({ href }) => href)).toEqual(['metamask://wc'])
    expect(reasons).toEqual(['strictLinks allows no port'])
    const storage = createFakeStorage()
    rememberLink(storage, odd, { kind: 'mobile' })
    expect(readRememberedLink(storage, place())?.link.showHost).toBe(true)
    expect(readRememberedLink(storage, place(), { strict: true })).toBeUndefined()
    expect(storage.getItem('walletLink')).toBeNull()
  })
  test('omit a refused store page', () => {
    expect(storeLinks(odd, { strict: true }).map(({ store }) => store)).toEqual(['play'])
  })
})

describe('detectPlace', () => {
  const windowOf = (parts: object) => ({ navigator: { userAgent: desktop }, ...parts }) as Window
  test('detects frames, Telegram and other in-app browsers', () => {
    const top = {}
    expect(detectPlace(windowOf({ self: top, top }))).toMatchObject({ isFramed: false, isTelegram: false })
    expect(detectPlace(windowOf({ self: {}, top }))).toMatchObject({ isFramed: true })
    expect(detectPlace(windowOf({ self: top, top, TelegramWebviewProxy: {} }))).toMatchObject({ isTelegram: true })
    expect(detectPlace(windowOf({ navigator: { userAgent: `${phone} FBAN/FBIOS` } }))).toMatchObject({ isInApp: true })
  })
})
