import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { cleanText, hasLookAlike, truncateMiddle } from './shownText.js'

const bidi = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
const zeroWidth = '\u00ad\u034f\u115f\u180e\u200b\u200c\u200d\u2060\u2061\u3164\ufeff\uffa0\u{e0041}\u{e0101}'
const controls = '\0\x07\x08\x1b\x7f\x80\x9f\ufff9\ufffa\ufffb'
const family = '👨‍👩‍👧‍👦'
const kiss = '👩🏽‍❤️‍💋‍👨🏿'
const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
const graphemes = (value: string) => [...new Intl.Segmenter().segment(value)].length

describe('R26, R50: names for display', () => {
  test('returns text within the grapheme limit and without invisible characters for any value', () => {
    const noisy = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...bidi, ...zeroWidth, ...controls, family, kiss, england, '1️⃣'),
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          noisy.map((parts) => () => parts.join('')),
        ),
        fc.integer({ min: 1, max: 80 }),
        (make, max) => {
          const result = cleanText(make(), max)
          expect(graphemes(result)).toBeLessThanOrEqual(max)
          expect(result).toBe(result.trim())
          expect(result).not.toMatch(
            /[\p{Cc}\p{Cs}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]|\s\s/u,
          )
          expect(
            result.replace(
              /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=\p{Extended_Pictographic})/gu,
              '',
            ),
          ).not.toContain('\u200d')
          expect(cleanText(result, max)).toBe(result)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  test.each([...bidi, ...zeroWidth, ...controls])('removes %j between letters', (character) => {
    expect(cleanText(`Meta${character}Mask`)).toBe('MetaMask')
    expect(cleanText(character)).toBe('')
  })

  test.each([family, kiss, england, '🏳️‍🌈', '👍🏽', '1️⃣', '❤️', '🇫🇷', '👩‍⚕️', '🧑🏻‍🚀'])(
    'keeps the emoji %s whole',
    (emoji) => {
      expect(cleanText(emoji)).toBe(emoji)
      expect(cleanText(`a ${emoji} b`)).toBe(`a ${emoji} b`)
      expect(cleanText(emoji.repeat(100), 3)).toBe(emoji.repeat(3))
    },
  )

  test('removes a joiner that joins no emoji', () => {
    expect(cleanText('a\u200db')).toBe('ab')
    expect(cleanText('👨\u200d')).toBe('👨')
    expect(cleanText('\u200d👨')).toBe('👨')
    expect(cleanText('👨\u200dx')).toBe('👨x')
    expect(cleanText('A\ufe0f')).toBe('A')
  })

  test('splits an endless chain of joined emoji, so that the limit holds', () => {
    expect([...new Intl.Segmenter().segment(cleanText(Array(500).fill('👨').join('\u200d'), 8))].length).toBe(8)
    expect(cleanText(Array(500).fill('👨').join('\u200d'), 8).length).toBeLessThan(8 * 16)
  })

  test('truncates an endless grapheme of joined letters', () => {
    expect(cleanText('\u1100'.repeat(4_000), 8).length).toBeLessThanOrEqual(8 * 16)
    expect(cleanText('क्'.repeat(2_000), 8).length).toBeLessThanOrEqual(8 * 16)
  })

  test('reduces 1 000 combining marks to four, even with invisible characters between them', () => {
    expect(cleanText(`Z${'\u0301'.repeat(1_000)}!`)).toBe(`Z${'\u0301'.repeat(4)}!`)
    expect(cleanText(`Z${'\u0301\u200b'.repeat(1_000)}!`)).toBe(`Z${'\u0301'.repeat(4)}!`)
  })

  test('keeps letters with a few marks', () => {
    for (const word of ['é', 'שָׁלוֹם', 'tiếng Việt', 'ภาษาไทย', 'हिन्दी', 'தமிழ்', '日本語', '한국어'])
      expect(cleanText(word)).toBe(word)
  })

  test('collapses white space of any kind, and turns a line break into a space', () => {
    expect(cleanText('  a \t\r\n b\u00a0\u3000c\u2028d\u0085e\u2800f ')).toBe('a b c d e f')
    expect(cleanText(' \n\u00a0\u2800\u3164 ')).toBe('')
  })

  test('removes a lone surrogate, also at the input limit', () => {
    expect(cleanText('a\ud83d b\ude00')).toBe('a b')
    expect(cleanText(`${'\u200b'.repeat(4_095)}😀`)).toBe('')
  })

  test('does not change markup, which is rendered as text', () => {
    expect(cleanText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  })

  test('handles megabytes of text quickly', () => {
    const started = performance.now()
    for (const part of ['a', ' ', '\u0301', '\u200d', '👨\u200d', '1\ufe0f', '\ud800', '🏴\u{e0067}'])
      cleanText(part.repeat(2_000_000))
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

test('R52b: an address shows at least four characters at each end', () => {
  expect(truncateMiddle('0x1234567890123456789012345678901234abcdef')).toBe('0x1234…abcdef')
  expect(truncateMiddle('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe('bc1qar…wf5mdq')
  expect(truncateMiddle('0x1234567890123456789012345678901234abcdef', 10, 8)).toBe('0x12345678…34abcdef')
  expect(truncateMiddle('vitalik.eth.example.xyz', 8, 0)).toBe('vitalik.…')
})

test('returns at most the length of the text, keeps its ends, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(20), (value, start, end) => {
      const result = truncateMiddle(value, start, end)
      const characters = [...value]
      const fits = characters.length <= start + end + 1
      const tail = end > 0 ? characters.slice(-end) : []
      expect([...result]).toEqual(fits ? characters : [...characters.slice(0, start), '…', ...tail])
    }),
  )
})

test.each([
  ['Phantom', ['Рhantоm'], true],
  ['Phantom', ['PHANTOM '], true],
  ['Phantom', ['Solflare'], false],
  ['Phantom', [], false],
  // These have no letters; U+FDFD is a symbol.
  ['\ufdfd', ['★', '🦊'], false],
  ['★', ['★'], true],
])('R31: compares %s with %j', (name, others, expected) => {
  expect(hasLookAlike(name, others)).toBe(expected)
})
