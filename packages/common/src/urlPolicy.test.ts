import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../fuzz/anything.js'
import { readCorpus } from '../../../fuzz/readCorpus.js'
import { isLoopback, parseUrl, safeParseUrl, type UrlUse } from './urlPolicy.js'

type Input = { readonly url: unknown; readonly use: UrlUse }

describe('R40–R43: one policy for every navigation', () => {
  test.each(readCorpus('deeplink'))('corpus: $name', ({ input, expect: { ok, ...expected } }) => {
    const { url, use } = input as Input
    const parsed = safeParseUrl(url, use)
    expect(parsed.ok).toBe(ok)
    if (parsed.ok) expect(parsed.value).toEqual({ href: url, ...expected })
    else expect(() => parseUrl(url, use)).toThrow("This wallet's link is not valid")
  })

  test('L3, L10: any value is answered, and only https, loopback or the own scheme passes', () => {
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

  test('a refused link throws with the text of the catalogue and a reason for developers', () => {
    expect(() => parseUrl('javascript:alert(1)', { kind: 'web' })).toThrow(
      expect.objectContaining({ code: 'LINK_NOT_VALID', details: 'The link was refused: a page must be https.' }),
    )
    expect(parseUrl('https://example.com/', { kind: 'web' }).href).toBe('https://example.com/')
  })

  test('only this machine is loopback', () => {
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
