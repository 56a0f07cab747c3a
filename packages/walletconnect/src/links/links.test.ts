import { safeParseUrl, type UrlUse } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { detectPlace } from './detectPlace.js'
import { listReturnLinks } from './listReturnLinks.js'
import { listWalletLinks } from './listWalletLinks.js'
import { readLinkBase } from './readLinkBase.js'
import { readRememberedLink, rememberedLinkKey } from './readRememberedLink.js'
import { rememberLink } from './rememberLink.js'
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

describe('R40: what is read as the place where a wallet takes codes', () => {
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
  ])('not %s', (link) => {
    expect(readLinkBase(link).ok).toBe(false)
  })
  test('whatever comes, reading is total, and what passes passes the one policy', () => {
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
  test('nothing of the corpus of bad links becomes a link', () => {
    for (const { input, expect: wanted } of readCorpus('deeplink')) {
      const { url, use } = input as { url: unknown; use: UrlUse }
      if (wanted.ok !== false || use.kind === 'app') continue
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
  test('on a phone its app, then its page; the code is encoded once', () => {
    const links = listWalletLinks(wallet, uri, place())
    expect(links.map(({ kind, form, target }) => [kind, form, target])).toEqual([
      ['mobile', 'native', '_self'],
      ['web', 'universal', '_blank'],
    ])
    expect(links[0]).toMatchObject({ href: `metamask://wc?uri=${encodeURIComponent(uri)}`, scheme: 'metamask' })
    expect(links[1]?.href).toBe(`https://web.metamask.io/wc?uri=${encodeURIComponent(uri)}`)
  })
  test('on a desktop its desktop app, then its page', () => {
    expect(listWalletLinks(wallet, uri, place({ userAgent: desktop })).map(({ kind }) => kind)).toEqual([
      'desktop',
      'web',
    ])
  })
  test('links that open the app come first where they are preferred, in Telegram and in other apps', () => {
    const both = { ...wallet, link_mode: 'https://metamask.app.link' }
    const form = (where: LinkPlace, more = {}) => listWalletLinks(both, uri, where, more)[0]?.form
    expect(form(place())).toBe('native')
    expect(form(place(), { preferUniversal: true })).toBe('universal')
    expect(form(place({ isTelegram: true }))).toBe('universal')
    expect(form(place({ isInApp: true }))).toBe('universal')
  })
  test('Telegram on Android encodes twice, on iOS once', () => {
    const href = (userAgent: string) =>
      listWalletLinks(wallet, uri, place({ userAgent, isTelegram: true }))[0]?.href ?? ''
    expect(href(android)).toContain(encodeURIComponent(encodeURIComponent(uri)))
    expect(href(phone)).toContain(`uri=${encodeURIComponent(uri)}`)
  })
  test('a framed page opens an app in the top window', () => {
    expect(listWalletLinks(wallet, uri, place({ isFramed: true }))[0]?.target).toBe('_top')
  })
  test('R40: a bad link is left out, the good ones stay; without a code there is none', () => {
    const bad = { ...wallet, mobile_link: 'javascript:alert(1)' }
    expect(listWalletLinks(bad, uri, place()).map(({ kind }) => kind)).toEqual(['web'])
    expect(listWalletLinks(wallet, 'https://evil.example', place())).toEqual([])
  })
  test('R43: an unusual host is marked, to be shown before it is opened', () => {
    const odd = { ...wallet, webapp_link: 'https://xn--mtamask-9gb.example:8443' }
    expect(listWalletLinks(odd, uri, place())[1]).toMatchObject({
      showHost: true,
      host: 'xn--mtamask-9gb.example:8443',
    })
  })
  test('stores are pages over https alone', () => {
    const stores = {
      ...wallet,
      app_store: 'https://apps.apple.com/x',
      play_store: 'market://x',
      chrome_store: 'javascript:0',
    }
    expect(storeLinks(stores).map(({ store, href }) => [store, href])).toEqual([['app', 'https://apps.apple.com/x']])
  })
})

describe('R41: the app opened last', () => {
  const link = () => listWalletLinks(wallet, uri, place())[0] ?? expect.unreachable()
  test('is found again, without the code', () => {
    const storage = createFakeStorage()
    rememberLink(storage, '@latchkey', wallet, link())
    expect(readRememberedLink(storage, '@latchkey', place())).toMatchObject({
      name: 'Metamask',
      link: { href: 'metamask://wc', target: '_self' },
    })
    expect(JSON.stringify(storage.entries())).not.toContain('symKey')
  })
  test('an edited one is removed and not used', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('javascript:', 'intent://x', 'data:text/html,x')), (bad) => {
        const storage = createFakeStorage()
        const key = `@latchkey${rememberedLinkKey}`
        storage.setItem(key, JSON.stringify({ name: 'x', kind: 'mobile', link: bad }))
        const found = readRememberedLink(storage, '@latchkey', place())
        if (found) expect(readLinkBase(bad).ok).toBe(true)
        else expect(storage.getItem(key)).toBe(null)
      }),
    )
  })
  test('a storage that is blocked remembers nothing and throws nothing', () => {
    const storage = createFakeStorage({ failing: 'access' })
    rememberLink(storage, '@latchkey', wallet, link())
    expect(readRememberedLink(storage, '@latchkey', place())).toBeUndefined()
  })
})

describe('R42: the app of a connected wallet', () => {
  test('is opened by links of its own that pass the policy', () => {
    expect(
      listReturnLinks({ native: 'metamask://', universal: 'https://metamask.app.link' }, place()).map(
        ({ href }) => href,
      ),
    ).toEqual(['metamask://wc', 'https://metamask.app.link/wc'])
    expect(listReturnLinks({ native: 'javascript:', universal: 'metamask://' }, place())).toEqual([])
  })
  test('reading is total', () => {
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

  test('leave a wallet its allowed links, and report the reason for each other one', () => {
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
  test('refuse a link that a wallet states and a remembered one, which is removed', () => {
    const reasons: string[] = []
    const redirect = { native: 'metamask://', universal: 'https://metamask.app.link:8443' }
    const policy = { strict: true, onRefused: (reason: string) => void reasons.push(reason) }
    expect(listReturnLinks(redirect, place(), policy).map(({ href }) => href)).toEqual(['metamask://wc'])
    expect(reasons).toEqual(['strictLinks allows no port'])
    const storage = createFakeStorage()
    rememberLink(storage, '@latchkey', odd, { kind: 'mobile' })
    expect(readRememberedLink(storage, '@latchkey', place())?.link.showHost).toBe(true)
    expect(readRememberedLink(storage, '@latchkey', place(), { strict: true })).toBeUndefined()
    expect(storage.getItem(`@latchkey${rememberedLinkKey}`)).toBeNull()
  })
  test('leave out a store page that they refuse', () => {
    expect(storeLinks(odd, { strict: true }).map(({ store }) => store)).toEqual(['play'])
  })
})

describe('where a page runs', () => {
  const windowOf = (parts: object) => ({ navigator: { userAgent: desktop }, ...parts }) as Window
  test('a frame, Telegram and other apps are told', () => {
    const top = {}
    expect(detectPlace(windowOf({ self: top, top }))).toMatchObject({ isFramed: false, isTelegram: false })
    expect(detectPlace(windowOf({ self: {}, top }))).toMatchObject({ isFramed: true })
    expect(detectPlace(windowOf({ self: top, top, TelegramWebviewProxy: {} }))).toMatchObject({ isTelegram: true })
    expect(detectPlace(windowOf({ navigator: { userAgent: `${phone} FBAN/FBIOS` } }))).toMatchObject({ isInApp: true })
  })
})
