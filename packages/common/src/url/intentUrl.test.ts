import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAndroidPackage, isIntentUrl, writeIntentUrl } from './intentUrl.js'
import { safeParseUrl } from './urlPolicy.js'

const app = { scheme: 'lantern', androidPackage: 'example.lantern.app' }
const use = { kind: 'app', ...app } as const
const link = 'intent://open?url=https%3A%2F%2Fapp.example%2F#Intent;package=example.lantern.app;scheme=lantern;end;'

describe('R40, R321: intent links of Android', () => {
  test('the builder writes the link of an app, and the policy accepts it for this app', () => {
    expect(writeIntentUrl('lantern://open?url=https%3A%2F%2Fapp.example%2F', app)).toBe(link)
    expect(safeParseUrl(link, use)).toEqual({ ok: true, value: { href: link, host: '', showHost: false } })
    expect(safeParseUrl(link, { ...use, strict: true }).ok).toBe(true)
  })

  test.each([
    ['a page', link, { kind: 'web' }],
    ['a link without a package', link, { kind: 'app', scheme: 'lantern' }],
    ['another package', link, { ...use, androidPackage: 'example.other' }],
    ['another scheme', link, { ...use, scheme: 'other' }],
    ['an invalid package', link.replace('example.lantern.app', 'x'), { ...use, androidPackage: 'x' }],
    ['a scheme that no wallet may use', link.replace('=lantern;', '=file;'), { ...use, scheme: 'file' }],
    ['https', link.replace('=lantern;', '=https;'), { ...use, scheme: 'https' }],
    ['a component', link.replace('scheme=', 'component=a/.B;scheme='), use],
    ['a fallback page', link.replace('end;', 'S.browser_fallback_url=https%3A%2F%2Fevil.example;end;'), use],
    ['a second fragment', link.replace('open', 'open#Intent;package=evil.app;end;'), use],
    ['no intent at all', 'intent://open', use],
    ['a link without slashes', link.replace('//', ''), use],
  ] as const)('the policy refuses an intent with %s', (_, url, wanted) => {
    expect(safeParseUrl(url, wanted).ok).toBe(false)
  })

  test('an encoded text in the link cannot change the app that opens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = writeIntentUrl(`lantern://open?url=${encodeURIComponent(text.toWellFormed())}`, app)
        expect(isIntentUrl(written, app)).toBe(true)
        expect(new URL(written).hash).toBe('#Intent;package=example.lantern.app;scheme=lantern;end;')
      }),
    )
  })

  test('package names have at least two parts', () => {
    for (const name of ['app.phantom', 'com.wallet.crypto.trustapp', 'io.Leather_2.x'])
      expect(isAndroidPackage(name)).toBe(true)
    for (const name of ['phantom', 'a..b', '1a.b', 'a.b;end', 'a.b/.C', '', undefined, 'a.'.repeat(200)])
      expect(isAndroidPackage(name)).toBe(false)
  })
})
