import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { safeParseImageUrl } from './imageUrl.js'

const png = 'data:image/png;base64,iVBORw0KGgo='
const kib256 = 256 * 1024

function resultOf(value: unknown, options?: Parameters<typeof safeParseImageUrl>[1]): string | undefined {
  const parsed = safeParseImageUrl(value, options)
  return parsed.ok ? parsed.value : undefined
}

describe('R27: icons', () => {
  test.each(readCorpus('announce').filter(({ name }) => name.startsWith('007-')))(
    'corpus: $name',
    ({ input, expect: expected }) => {
      expect(safeParseImageUrl(iconOf(input)).ok).toBe(expected.icon)
    },
  )

  test('L3: handles any value, and accepts only data images that cannot leave their attribute', () => {
    const near = fc.tuple(
      fc.constantFrom('data:image/png', 'data:image/svg+xml', 'data:text/html', 'https://a.b'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          near.map((parts) => () => parts.join(',')),
        ),
        fc.boolean(),
        (make, allowRemote) => {
          const result = resultOf(make(), { allowRemote })
          if (result === undefined) return
          expect(result).toMatch(allowRemote ? /^(?:data:image\/|https:\/\/)/i : /^data:image\//i)
          expect(result).not.toMatch(/["'<>`\\\s]/)
          expect(resultOf(result, { allowRemote })).toBe(result)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  test('accepts only the five allowed types', () => {
    for (const type of ['png', 'webp', 'jpeg', 'gif', 'svg+xml'])
      expect(resultOf(`data:image/${type};base64,AAAA`)).toBe(`data:image/${type};base64,AAAA`)
    for (const type of ['image/bmp', 'image/svg', 'image/', 'text/html', 'application/pdf', 'image/png/x'])
      expect(resultOf(`data:${type};base64,AAAA`)).toBeUndefined()
  })

  test("R270: accepts an http image only from the page's own origin", () => {
    const options = { allowRemote: true, ownOrigin: 'http://localhost:3000' }
    expect(resultOf('http://localhost:3000/a.png', options)).toBe('http://localhost:3000/a.png')
    expect(resultOf('http://localhost:3001/a.png', options)).toBeUndefined()
    expect(resultOf('http://user@localhost:3000/a.png', options)).toBeUndefined()
    expect(resultOf('http://localhost:3000/a.png', { allowRemote: true })).toBeUndefined()
    expect(resultOf('http://localhost:3000/a.png', { ownOrigin: options.ownOrigin })).toBeUndefined()
    expect(resultOf('/a.png', options)).toBeUndefined()
  })

  test('accepts an image of exactly 256 KiB, and not one byte more', () => {
    const base64 = (bytes: number) => `data:image/png;base64,${btoa('a'.repeat(bytes))}`
    expect(resultOf(base64(kib256))).toBe(base64(kib256))
    expect(resultOf(base64(kib256 + 1))).toBeUndefined()
    const plain = (bytes: number) => `data:image/svg+xml,${'a'.repeat(bytes)}`
    expect(resultOf(plain(kib256))).toBe(plain(kib256))
    expect(resultOf(plain(kib256 + 1))).toBeUndefined()
    const percent = (bytes: number) => `data:image/svg+xml,${'%41'.repeat(bytes)}`
    expect(resultOf(percent(kib256))).toBe(percent(kib256))
    expect(resultOf(percent(kib256 + 1))).toBeUndefined()
    expect(resultOf(`data:image/svg+xml,${'é'.repeat(kib256 / 2 + 1)}`)).toBeUndefined()
  })

  test('percent-encodes quotes and brackets, which does not change the image', () => {
    expect(resultOf(`data:image/svg+xml;utf8,<svg a="1" b='2'/>`)).toBe(
      'data:image/svg+xml;utf8,%3Csvg%20a=%221%22%20b=%272%27/%3E',
    )
  })

  test('handles long hostile text quickly', () => {
    const started = performance.now()
    for (const part of ['=', ';a=b', ';', '%', ' ', '<']) {
      safeParseImageUrl(`data:image/png;base64,${part.repeat(2_000_000)}`)
      safeParseImageUrl(`data:image/png;base64,${part.repeat(200_000)}x`)
      safeParseImageUrl(`data:image/png${part.repeat(200_000)}`)
    }
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('R221: blob images of the page', () => {
  test.each([
    'blob:https://app.example/0b8a6b1e-5d0e-4c2b-9d3c-7f6d1f0c2a11',
    'blob:http://127.0.0.1:5173/1',
    'blob:http://[::1]/1',
  ])('accepts %j only if it is allowed', (url) => {
    expect(resultOf(url, { allowHeld: true })).toBe(url)
    expect(resultOf(url, { allowRemote: true })).toBeUndefined()
  })

  test.each(['blob:null/1', 'blob:', 'blob:javascript:alert(1)', 'xblob:https://a.b/1'])('refuses %j', (url) => {
    expect(resultOf(url, { allowHeld: true, allowRemote: true })).toBeUndefined()
  })

  test('percent-encodes quotes', () => {
    expect(resultOf('blob:https://a.b/"x', { allowHeld: true })).toBe('blob:https://a.b/%22x')
  })
})

describe('R53: images from third parties', () => {
  const avatar = { allowRemote: true, rasterOnly: true }

  test.each([
    'data:text/html,x',
    'ipfs://cid',
    'http://example.com/a.png',
    'data:image/svg+xml,%3Csvg/%3E',
    'DATA:IMAGE/SVG+XML,x',
    'blob:https://a.b/1',
    '//example.com/a.png',
    'https://me:pw@example.com/a.png',
    '/a.png',
    '',
  ])('refuses %j', (value) => {
    expect(resultOf(value, avatar)).toBeUndefined()
  })

  test('accepts https URLs and raster data URLs', () => {
    expect(resultOf(png, avatar)).toBe(png)
    expect(resultOf('https://example.com/a.png?x="y', avatar)).toBe('https://example.com/a.png?x=%22y')
  })

  test('refuses remote images if they are not allowed', () => {
    expect(resultOf('https://example.com/a.png')).toBeUndefined()
  })
})

function iconOf(detail: unknown): unknown {
  return (detail as { readonly info: { readonly icon?: unknown } }).info.icon
}
