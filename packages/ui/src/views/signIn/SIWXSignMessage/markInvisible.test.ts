import { expect, test } from 'vitest'
import { markInvisible } from './markInvisible.js'

test('keeps letters of every script, white space and line breaks', () => {
  const text = 'example.com wants you to sign in:\n\tمرحبًا, 你好, é\r\n'
  expect(markInvisible(text)).toBe(text)
})

test.each([
  ['a direction override', 'a\u202Eb', 'a⟨U+202E⟩b'],
  ['an isolate', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
  ['a zero-width space', 'a\u200Bb', 'a⟨U+200B⟩b'],
  ['a control character', 'a\u0000b', 'a⟨U+0000⟩b'],
  ['a tag character', 'a\u{E0041}b', 'a⟨U+E0041⟩b'],
  ['a lone surrogate', 'a\uD800b', 'a⟨U+D800⟩b'],
])('shows %s', (_name, text, shown) => {
  expect(markInvisible(text)).toBe(shown)
})
