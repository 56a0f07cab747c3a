import { describe, expect, test } from 'vitest'
import { ar } from './ar.js'
import { en, type TextKey } from './en.js'
import { loadCatalogue } from './loadCatalogue.js'
import { pseudo } from './pseudo.fixture.js'

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

const { transform = String } = pseudo
const stretched = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, transform(text)]))

describe.each([
  ['Arabic', ar.texts],
  ['the language of tests', stretched as Record<TextKey, string>],
])('%s', (_name, texts) => {
  test('AX20: has every text, none empty, with the same places to fill', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
    for (const key of Object.keys(en) as TextKey[]) {
      expect(texts[key].trim(), key).not.toBe('')
      expect(places(texts[key]), key).toEqual(places(en[key]))
    }
  })

  test('has no text left in English', () => {
    const same = (Object.keys(en) as TextKey[]).filter((key) => texts[key] === en[key])
    expect(same).toEqual([])
  })
})

test('Arabic runs from right to left, with every error a visitor can read', () => {
  expect(ar.dir).toBe('rtl')
  for (const text of Object.values(ar.errors ?? {})) expect(text).toMatch(/\p{Script=Arabic}/u)
})

test.each([
  ['ar', 'ar'],
  ['ar-EG', 'ar'],
  ['AR_sa', 'ar'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['pseudo', 'en'],
  ['constructor', 'en'],
  ['__proto__', 'en'],
])('the tag %s is answered in %s', async (tag, lang) => {
  expect((await loadCatalogue(tag)).lang).toBe(lang)
})
