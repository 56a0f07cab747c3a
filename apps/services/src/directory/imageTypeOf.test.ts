import { expect, test } from 'vitest'
import { imageTypeOf } from './imageTypeOf.js'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('T11: recognizes images by their first bytes, and refuses types that can contain code', () => {
  expect(imageTypeOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png')
  expect(imageTypeOf(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(imageTypeOf(bytes('RIFF\x01\x02\x03\x04WEBPVP8 '))).toBe('image/webp')
  for (const text of ['<svg xmlns="">', '<html>', '', 'GIF', '%PDF-1.7', '\x00asm']) {
    expect([text, imageTypeOf(bytes(text))]).toEqual([text, undefined])
  }
})
