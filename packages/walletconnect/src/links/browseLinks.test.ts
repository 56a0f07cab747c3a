import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { listBrowseLinks } from './listBrowseLinks.js'
import { pageToOpen } from './pageToOpen.js'
import { readBrowseLink } from './readBrowseLink.js'
import type { LinkPlace } from './walletLinks.js'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const place = (part: Partial<LinkPlace> = {}): LinkPlace => ({
  userAgent: iPhone,
  isFramed: false,
  isTelegram: false,
  ...part,
})
const page = { href: 'https://app.example/swap?a=1&b=ä%20#top', origin: 'https://app.example' }
const once = 'https%3A%2F%2Fapp.example%2Fswap%3Fa%3D1%26b%3D%C3%A4%2520%23top'
const hrefs = (links: readonly { readonly href: string }[]) => links.map(({ href }) => href)

describe('R320: templates of browse links', () => {
  test.each([
    ['https://lantern.example/browse/{url}?ref={origin}', undefined],
    ['https://lantern.example?url={urlTwice}', undefined],
    ['https://lantern.example/dapp/{hostPath}', undefined],
    ['Lantern://navigate/View?url={url}', 'lantern'],
  ])('accepts %s', (url, scheme) => {
    expect(readBrowseLink({ url })).toEqual({ ok: true, value: { template: url, scheme, androidPackage: undefined } })
  })

  test.each([
    ['not a browse link', undefined],
    ['not a browse link', 7],
    ['not a browse link', `https://lantern.example/{url}${'x'.repeat(2_048)}`],
    ['a browse link with spaces or quotes', 'https://lantern.example/ {url}'],
    ['a browse link with spaces or quotes', 'java\nscript:{url}'],
    ['a browse link with 0 placeholders for the page', 'https://lantern.example/'],
    ['a browse link with 0 placeholders for the page', 'https://lantern.example/{origin}'],
    ['a browse link with 2 placeholders for the page', 'https://lantern.example/{url}?again={hostPath}'],
    ['a browse link with the unknown placeholder {page}', 'https://lantern.example/{page}'],
    ['a browse link with the unknown placeholder {}', 'https://lantern.example/{url}}'],
    ['a browse link with several placeholders for the origin', 'https://lantern.example/{url}/{origin}/{origin}'],
    ['a browse link without a fixed host', 'https://{hostPath}'],
    ['a browse link without a fixed host', 'https://{url}.example/'],
    ['a browse link without a fixed host', '{url}'],
    ['a browse link without a fixed host', 'lantern:{url}'],
    ['a page must be https', 'http://lantern.example/{url}'],
    ['a scheme no wallet may use', 'javascript://%0aopen/{url}'],
    ['a scheme no wallet may use', 'intent://open/{url}'],
    ['a scheme no wallet may use', 'data://x/{url}'],
  ])('R40: rejects %s: %s', (reason, url) => {
    expect(readBrowseLink({ url })).toEqual({ ok: false, reason })
  })

  test('R40: rejects an invalid package name, and one for a link that cannot be an intent', () => {
    const scheme = { url: 'lantern://open?url={url}' }
    expect(readBrowseLink({ ...scheme, android_package: 'example.lantern' }).ok).toBe(true)
    expect(readBrowseLink({ ...scheme, android_package: 'lantern;end' }).ok).toBe(false)
    expect(readBrowseLink({ url: 'https://lantern.example/{url}', android_package: 'example.lantern' }).ok).toBe(false)
    expect(readBrowseLink({ url: 'lantern://open/{hostPath}', android_package: 'example.lantern' }).ok).toBe(false)
  })

  test('L3: reads any value without throwing', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const value = make()
        expect(typeof readBrowseLink(value).ok).toBe('boolean')
        expect(typeof readBrowseLink({ url: value, android_package: value }).ok).toBe('boolean')
      }),
    )
  })
})

describe('R321: links that open the page in the browser of a wallet app', () => {
  const link = (url: string) => ({ browse_links: [{ url }] })

  test.each([
    ['https://lantern.example/b/{url}?ref={origin}', `https://lantern.example/b/${once}?ref=https%3A%2F%2Fapp.example`],
    ['https://lantern.example/?d={urlTwice}', `https://lantern.example/?d=${once.replaceAll('%', '%25')}`],
    ['https://lantern.example/{hostPath}', 'https://lantern.example/app.example/swap?a=1&b=%C3%A4%20#top'],
  ])('%s receives path, query and fragment of the page', (template, href) => {
    expect(hrefs(listBrowseLinks(link(template), page, place()))).toEqual([href])
  })

  test('R43b: an https link opens in a new tab and names its host; an unusual host is marked', () => {
    expect(listBrowseLinks(link('https://lantern.example/{url}'), page, place())).toEqual([
      {
        form: 'universal',
        href: `https://lantern.example/${once}`,
        scheme: undefined,
        target: '_blank',
        host: 'lantern.example',
        showHost: false,
      },
    ])
    const odd = link('https://203.0.113.7/{url}')
    expect(listBrowseLinks(odd, page, place())).toEqual([expect.objectContaining({ showHost: true })])
    const reasons: string[] = []
    expect(listBrowseLinks(odd, page, place(), { strict: true, onRefused: (reason) => reasons.push(reason) })).toEqual(
      [],
    )
    expect(reasons).toEqual(['strictLinks allows no IP address as its host'])
  })

  test('a scheme opens in the same window, or in the top window if the page is framed', () => {
    const own = link('lantern://open?url={url}')
    const targets = [place(), place({ isFramed: true }), place({ isTelegram: true })].map(
      (where) => listBrowseLinks(own, page, where)[0]?.target,
    )
    expect(targets).toEqual(['_self', '_top', '_blank'])
  })

  test('Android opens the app by its package; iOS opens its scheme', () => {
    const own = { browse_links: [{ url: 'lantern://open?url={url}', android_package: 'example.lantern' }] }
    expect(hrefs(listBrowseLinks(own, page, place()))).toEqual([`lantern://open?url=${once}`])
    expect(listBrowseLinks(own, page, place({ userAgent: android }))).toEqual([
      {
        form: 'intent',
        href: `intent://open?url=${once}#Intent;package=example.lantern;scheme=lantern;end;`,
        scheme: 'lantern',
        androidPackage: 'example.lantern',
        target: '_self',
        host: '',
        showHost: false,
      },
    ])
  })

  test('https links come first; an intent precedes them outside in-app browsers', () => {
    const both = {
      browse_links: [
        { url: 'lantern://open?url={url}', android_package: 'example.lantern' },
        { url: 'https://lantern.example/{url}' },
      ],
    }
    const forms = (where: Partial<LinkPlace>) => listBrowseLinks(both, page, place(where)).map(({ form }) => form)
    expect(forms({})).toEqual(['universal', 'native'])
    expect(forms({ userAgent: android })).toEqual(['intent', 'universal'])
    expect(forms({ userAgent: android, isInApp: true })).toEqual(['universal', 'intent'])
    expect(forms({ userAgent: android, isTelegram: true })).toEqual(['universal', 'intent'])
  })

  test('inserted text is encoded twice in Telegram on Android, which decodes a link once', () => {
    const telegram = place({ userAgent: android, isTelegram: true })
    const [encoded] = listBrowseLinks(link('https://lantern.example/{url}'), page, telegram)
    expect(decodeURIComponent(encoded?.href ?? '')).toBe(`https://lantern.example/${once}`)
  })

  test('links depend on the namespaces of the page and the phone; other devices have none', () => {
    const several = {
      browse_links: [
        { url: 'https://lantern.example/60/{url}', namespaces: ['eip155'] },
        { url: 'https://lantern.example/501/{url}', namespaces: ['solana'] },
        { url: 'https://lantern.example/ios/{url}', namespaces: ['bip122'], platforms: ['ios'] as const },
      ],
    }
    const first = (namespaces: readonly string[], userAgent = iPhone) =>
      listBrowseLinks(several, page, place({ userAgent }), { namespaces }).map(({ href }) => href.split('/')[3])
    expect(first(['eip155'])).toEqual(['60'])
    expect(first(['solana', 'eip155'])).toEqual(['501', '60'])
    expect(first(['bip122'])).toEqual(['ios'])
    expect(first(['bip122'], android)).toEqual([])
    expect(first(['polkadot'])).toEqual([])
    expect(first(['eip155'], desktop)).toEqual([])
    expect(listBrowseLinks({}, page, place())).toEqual([])
  })
})

describe('R322: the page that opens', () => {
  test.each([
    ['https://app.example/', 'https://app.example/'],
    ['https://app.example/a?token=x', 'https://app.example/a'],
    ['https://app.example/a?b=1&token=x&c=%20y&d', 'https://app.example/a?b=1&c=%20y&d'],
    ['https://app.example/a?to%6ben=x&tokens=y', 'https://app.example/a?tokens=y'],
    ['https://app.example/a?b=1?token=2#top', 'https://app.example/a?b=1?token=2#top'],
    ['https://app.example/#token=x', 'https://app.example/'],
    ['https://app.example/#/pay?token=x&b=1', 'https://app.example/#/pay?b=1'],
    ['https://app.example/?token=x#/a#b', 'https://app.example/#/a#b'],
    ['https://app.example/#/cb#token=x', 'https://app.example/#/cb'],
    ['https://app.example/#/cb#token=x&b=1&token=y', 'https://app.example/#/cb#b=1'],
    ['https://app.example/#b=1&token=x', 'https://app.example/#b=1'],
    ['https://app.example/#!token=x', 'https://app.example/'],
    ['https://app.example/#!token=x&b=1', 'https://app.example/#!b=1'],
    ['https://app.example/#!/a?token=x', 'https://app.example/#!/a'],
    ['https://app.example/#/token=x', 'https://app.example/#/'],
    ['https://app.example/#/a?b?token=x', 'https://app.example/#/a?b'],
    ['https://app.example/#/a?b=1?to%6ben=x/y?c', 'https://app.example/#/a?b=1'],
    ['https://app.example/#/a;token=x', 'https://app.example/#/a'],
    ['https://app.example/#/token/a?tokens=x&&b?', 'https://app.example/#/token/a?tokens=x&&b?'],
    ['https://app.example/#/a?b=what?&token=x', 'https://app.example/#/a?b=what?'],
    ['https://anna:secret@app.example/', 'https://app.example/'],
    ['http://localhost:5173/a?b', 'http://localhost:5173/a?b'],
  ])('%s opens as %s', (href, expected) => {
    expect(pageToOpen(href, ['token'])?.href).toBe(expected)
  })

  test('R322: removes a secret parameter from the fragment, regardless of the text around it', () => {
    const text = fc.stringMatching(/^[ab=&?#!/;%]{0,12}$/)
    fc.assert(
      fc.property(text, fc.constantFrom('', '?', '#', '!', '/', ';', '&'), text, (before, separator, after) => {
        const start = /[?#!/;&]$|^$/.test(before + separator) ? before + separator : `${before}&`
        const page = `https://app.example/#${start}token=secret&${after}`
        expect(pageToOpen(page, ['token'])?.href).not.toContain('secret')
      }),
    )
  })

  test.each(['http://app.example/', 'about:srcdoc', 'blob:https://app.example/1', 'file:///a.html', ''])(
    'R40: %s does not open',
    (href) => {
      expect(pageToOpen(href)).toBeUndefined()
    },
  )

  test('R40: the URL of the page does not change the rest of a link, and the link contains it unchanged', () => {
    const wallet = { browse_links: [{ url: 'https://lantern.example/open?url={url}&ref={origin}' }] }
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true }), (text) => {
        const opened = pageToOpen(text)
        if (!opened) return
        const [written] = listBrowseLinks(wallet, opened, place())
        const link = new URL(written?.href ?? '')
        expect(link.origin).toBe('https://lantern.example')
        expect([...link.searchParams]).toEqual([
          ['url', opened.href],
          ['ref', opened.origin],
        ])
        expect(opened.href).toBe(new URL(text).href)
      }),
    )
  })
})
