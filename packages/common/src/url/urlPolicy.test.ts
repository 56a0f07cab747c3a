import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { isLoopback } from './readUrl.js'
import { parseUrl, safeParseUrl, type UrlUse } from './urlPolicy.js'

type Input = { readonly url: unknown; readonly use: UrlUse }

describe('R40–R43: the URL policy', () => {
  test.each(readCorpus('deeplink'))('corpus: $name', ({ input, expect: { ok, ...expected } }) => {
    const { url, use } = input as Input
    const parsed = safeParseUrl(url, use)
    expect(parsed.ok).toBe(ok)
    if (parsed.ok) expect(parsed.value).toEqual({ href: url, ...expected })
    else expect(() => parseUrl(url, use)).toThrow("This wallet's link is not valid")
  })

  test("L3, L10: handles any value, and accepts only https, loopback and the app's own scheme", () => {
    const near = fc.tuple(
      fc.constantFrom(
        'https:',
        'http:',
        'javascript:',
        'metamask:',
        'data:',
        'intent:',
        'java\tscript:',
        ' https:',
        'https:/',
      ),
      fc.oneof(
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('//localhost', '//a@b.c', '//127.0.0.1:1', '\\\\a.b'),
      ),
    )
    const use = fc.oneof(
      fc.constant<UrlUse>({ kind: 'web' }),
      fc
        .option(fc.constantFrom('metamask', 'javascript', 'data', 'http', ''), { nil: undefined })
        .map((scheme): UrlUse => ({ kind: 'app', scheme })),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          near.map((parts) => () => parts.join('')),
        ),
        use,
        (make, wanted) => {
          const value = make()
          const parsed = safeParseUrl(value, wanted)
          if (!parsed.ok) return
          const { protocol, hostname } = new URL(parsed.value.href)
          const isOwn = wanted.kind === 'app' && wanted.scheme === 'metamask' && protocol === 'metamask:'
          expect(protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) || isOwn).toBe(true)
          expect(parsed.value.host).toMatch(/^[\x21-\x7e]*$/)
          expect(safeParseUrl(parsed.value.href, wanted)).toEqual(parsed)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('throws for a refused link, with the text of the catalogue and a reason for developers', () => {
    expect(() => parseUrl('javascript:alert(1)', { kind: 'web' })).toThrow(
      expect.objectContaining({ code: 'LINK_NOT_VALID', details: 'The link was refused: a page must be https.' }),
    )
    expect(parseUrl('https://example.com/', { kind: 'web' }).href).toBe('https://example.com/')
  })

  test('only accepts this machine as loopback', () => {
    for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.255.0.9', '[::1]'])
      expect(isLoopback(host)).toBe(true)
    for (const host of [
      'localhost.com',
      'xlocalhost',
      '127.0.0.1.nip.io',
      '1127.0.0.1',
      '128.0.0.1',
      '[::2]',
      '0.0.0.0',
      '',
    ])
      expect(isLoopback(host)).toBe(false)
  })
})

describe('R43: strict links', () => {
  const strict = { kind: 'web', strict: true } as const
  const strictApp = { kind: 'app', scheme: 'lantern', strict: true } as const
  const reasonOf = (url: string, use: UrlUse = strict) => {
    const parsed = safeParseUrl(url, use)
    return parsed.ok ? undefined : parsed.reason
  }

  test.each([
    ['user name or password', 'https://metamask.io@evil.example/'],
    ['user name or password', 'https://metamask.io%2F@evil.example/'],
    ['user name or password', 'https://a:b@wallet.example/'],
    ['user name or password', 'https://:b@wallet.example/'],
    ['user name or password', 'https:metamask.io@evil.example'],
    ['user name or password', 'https:\\\\metamask.io@evil.example'],
    ['port', 'https://wallet.example:8443/'],
    ['port', 'https://wallet.example:80/'],
    ['port', 'https://[2001:db8::1]:8443/'],
    ['port', 'http://localhost:3000/'],
    ['port', 'http://localhost:443/'],
    ['IP address as its host', 'https://203.0.113.7/'],
    ['IP address as its host', 'https://203.0.113.7./'],
    ['IP address as its host', 'https://3405803783/'],
    ['IP address as its host', 'https://0xcb007107/'],
    ['IP address as its host', 'https://0313.0.0161.07/'],
    ['IP address as its host', 'https://203.28935/'],
    ['IP address as its host', 'https://127.1/'],
    ['IP address as its host', 'https://%32%30%33.0.113.7/'],
    ['IP address as its host', 'https://２０３.0.113.7/'],
    ['IP address as its host', 'https://203。0。113。7/'],
    ['IP address as its host', 'https://[2001:db8::1]/'],
    ['IP address as its host', 'https://[::ffff:203.0.113.7]/'],
    ['IP address as its host', 'http://127.0.0.1/'],
    ['host with letters beyond a to z', 'https://m\u0435tamask.io/'],
    ['host with letters beyond a to z', 'https://\u043c\u0435\u0442\u0430.\u0440\u0444/'],
    ['host with letters beyond a to z', 'https://xn--mtamask-9gb.example/'],
    ['host with letters beyond a to z', 'https://wallet.XN--P1AI/'],
    ['host with letters beyond a to z', 'https://m%C3%A9tamask.io/'],
    ['host with letters beyond a to z', 'https://münchen.example/'],
  ])('refuse %s: %s', (unusual, url) => {
    expect(reasonOf(url)).toBe(`strictLinks allows no ${unusual}`)
    expect(reasonOf(url, strictApp)).toBe(`strictLinks allows no ${unusual}`)
    const lax = safeParseUrl(url, { kind: 'web' })
    expect(lax.ok && lax.value.showHost).toBe(true)
  })

  test.each([
    ['user name or password', 'lantern://metamask.io@evil/wc'],
    ['port', 'lantern://wallet.example:443/wc'],
    ['port', 'lantern://wallet.example:80/wc'],
    ['IP address as its host', 'lantern://203.0.113.7/wc'],
    ['IP address as its host', 'lantern://0x7f.1/wc'],
    ['IP address as its host', 'lantern://[::1]/wc'],
    ['host with letters beyond a to z', 'lantern://m\u0435tamask/wc'],
  ])("refuse %s in a link with an app's scheme: %s", (unusual, url) => {
    expect(reasonOf(url, strictApp)).toBe(`strictLinks allows no ${unusual}`)
    expect(safeParseUrl(url, { kind: 'app', scheme: 'lantern' }).ok).toBe(true)
  })

  test.each([
    'https://wallet.example/',
    'https://wallet.example:443/path?a=b@c:1#//1.2.3.4',
    'https://WALLET.example/@user:80',
    'https://ｗallet.example/',
    'https://a-b.co--m.example/',
    'https://1.2.3.4.example/',
    'http://localhost/',
  ])('allow %s, which has an ordinary host name', (url) => {
    expect(safeParseUrl(url, strict)).toEqual(safeParseUrl(url, { kind: 'web' }))
    expect(safeParseUrl(url, strict)).toMatchObject({ ok: true, value: { showHost: false } })
  })

  test.each(['lantern://wc?uri=wc%3Aa@2', 'lantern:///wc', 'lantern:wc:a@2?x', 'lantern://app/wc@2:80'])(
    'allow %s, which has no host or an ordinary one',
    (url) => expect(safeParseUrl(url, strictApp).ok).toBe(true),
  )

  test('R43, L3: a URL that strict links accept has an ordinary host, and is also accepted without the option', () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.tuple(fc.constantFrom('xn--', 'wallet.xn--', '0x', 'a.'), fc.domain()).map((parts) => parts.join('')),
    )
    const url = fc
      .tuple(
        fc.constantFrom('https://', 'https:', 'HTTPS:\\\\', 'http://', 'lantern://', 'lantern:'),
        fc.constantFrom('', '', 'user@', 'a:b@', ':@', '@', '%40@'),
        host,
        fc.constantFrom('', '', ':443', ':80', ':8443', ':', ':0'),
        fc.constantFrom('', '/', '/wc?uri=a@b:1', '#@1.2.3.4', '\\@x'),
      )
      .map((parts) => parts.join(''))
    const use = fc.constantFrom<UrlUse>(strict, strictApp)
    fc.assert(
      fc.property(fc.oneof(url, fc.webUrl(), fc.string({ unit: 'binary' })), use, (value, wanted) => {
        const parsed = safeParseUrl(value, wanted)
        if (!parsed.ok) return
        expect(safeParseUrl(value, { ...wanted, strict: false })).toEqual(parsed)
        const authority = /^[^:]+:\/\/([^/?#]*)/.exec(parsed.value.href)?.[1] ?? ''
        expect(authority).not.toMatch(/[@[\]]|:\d/)
        if (!authority) return
        const { username, password, port, hostname } = new URL(`https://${authority}`)
        expect([username, password, port]).toEqual(['', '', ''])
        expect(hostname).not.toMatch(/^(?:\d+\.){3}\d+$|(?:^|\.)xn--|[^\x21-\x7e]/)
      }),
      { numRuns: 5_000 },
    )
  })

  test('the error names the option and the part of the link', () => {
    expect(() => parseUrl('https://wallet.example:8443', strict)).toThrow(
      expect.objectContaining({
        code: 'LINK_NOT_VALID',
        details: 'The link was refused: strictLinks allows no port.',
      }),
    )
  })
})
