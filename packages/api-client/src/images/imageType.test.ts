import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageType } from './imageType.js'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('R49: the type of an image', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n...', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavif', 'image/avif'],
    ['\0\0\0\x1cftypavis', 'image/avif'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [
      '\xef\xbb\xbf <?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>',
      'image/svg+xml',
    ],
  ])('recognizes %j as %s', (start, type) => {
    expect(imageType(latin(start))).toBe(type)
  })

  test.each([
    [''],
    ['<!doctype html><svg>'],
    ['<html><body><svg/></body></html>'],
    ['<script>alert(1)</script>'],
    ['<svgx>'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>'],
    ['text <svg>'],
    ['PNG'],
    ['\x89PNG'],
    ['RIFF\x10\0\0\0WAVE'],
    ['\0\0\0\x1cftypisom'],
    ['BM\0\0'],
    ['%PDF-1.7'],
    ['{"error":"not found"}'],
  ])('rejects %j', (start) => {
    expect(imageType(latin(start))).toBeUndefined()
  })

  test('L3: handles any bytes quickly', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
        expect(() => imageType(bytes)).not.toThrow()
      }),
    )
    const hostile = [
      ' '.repeat(4_096),
      `<?xml>${' '.repeat(4_090)}`,
      `<?xml${' '.repeat(2_000)}<!--${'-'.repeat(2_000)}`,
      `<!--${'-->'.repeat(1_360)}`,
      `<!--${'--> '.repeat(1_000)}`,
      `<!DOCTYPE svg${'>'.repeat(4_000)}`,
    ].map(latin)
    const started = performance.now()
    for (let count = 0; count < 200; count++) for (const bytes of hostile) imageType(bytes)
    // A pattern with quadratic backtracking takes ten seconds on an idle machine.
    expect(performance.now() - started).toBeLessThan(8_000)
  })
})
