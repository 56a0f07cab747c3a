import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { ar } from './ar.js'
import { english, type TextKey } from './english.js'
import { loadCatalogue } from './loadCatalogue.js'
import { pseudo } from './pseudo.fixture.js'

type DefinedTexts = Readonly<Record<string, TextDescriptor>>

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

/** English, as the other catalogues write it. */
const en = Object.fromEntries(
  Object.values(english).flatMap((texts) => Object.values(texts).map(({ key, english: text }) => [key, text])),
) as Record<TextKey, string>

test('AX20: English lists every text that a component defines', async () => {
  const source = path.resolve(import.meta.dirname, '..')
  const files = await Promise.all(
    globSync('**/texts.ts', { cwd: source }).map(
      (file): Promise<Readonly<Record<string, DefinedTexts>>> => import(path.join(source, file)),
    ),
  )
  const defined = files.flatMap((file) => Object.values(file).flatMap((texts) => Object.values(texts)))
  expect(defined.map(({ key }) => key).sort()).toEqual(Object.keys(en).sort())
})

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
  ['pt', undefined],
  ['ar-EG', 'ar'],
  ['', undefined],
  ['constructor', undefined],
])('R291: with catalogues of the app, the tag %s selects %s', async (tag, lang) => {
  expect((await loadCatalogue(tag, own))?.lang).toBe(lang)
})

test('R291: a catalogue of the app takes precedence over the one of the modal', async () => {
  expect((await loadCatalogue('ar', own))?.texts).toEqual({})
})

test.each([
  ['ar', 'ar'],
  ['ar-EG', 'ar'],
  ['AR_sa', 'ar'],
  ['en-GB', 'en'],
  ['de', undefined],
  ['', undefined],
  [undefined, undefined],
  ['pseudo', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the tag %s selects %s', async (tag, lang) => {
  expect((await loadCatalogue(tag))?.lang).toBe(lang)
})
