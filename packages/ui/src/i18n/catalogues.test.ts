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
  test('AX20: has every text, none empty, with the same placeholders', () => {
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

test('Arabic is right-to-left and has every error text', () => {
  expect(ar.dir).toBe('rtl')
  for (const text of Object.values(ar.errors ?? {})) expect(text).toMatch(/\p{Script=Arabic}/u)
})

const own = { de: { texts: {} }, 'pt-BR': async () => ({ texts: {} }), ar: { dir: 'rtl' as const, texts: {} } }

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-br', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['pt', 'en'],
  ['ar-EG', 'ar'],
  ['', 'en'],
  ['constructor', 'en'],
])('R291: with catalogues of the app, the tag %s selects %s', async (tag, lang) => {
  expect(await loadCatalogue(tag, own)).toMatchObject({ lang, texts: {} })
})

test('R291: a catalogue of the app takes precedence over the one of the modal', async () => {
  expect((await loadCatalogue('ar', own)).texts).toEqual({})
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
])('the tag %s selects %s', async (tag, lang) => {
  expect((await loadCatalogue(tag)).lang).toBe(lang)
})
