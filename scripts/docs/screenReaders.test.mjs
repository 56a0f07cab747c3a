import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { errors } from '../../packages/common/src/errors/errors.ts'
import { english } from '../../packages/ui/src/catalogue/english.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const document = read('docs/screenReaders.md')
const script = document.slice(document.indexOf('## Script'), document.indexOf('## Known limits'))
/** Names in the demo that fill placeholders of texts. */
const names = ['Foxglove', 'Local Chain', 'Second Chain', 'Ethereum']
/** Quoted in part; the rest of the text differs by machine. */
const beginnings = ['Nothing yet?']
/** Quoted as not announced. */
const unwanted = ['image']

const fill = (text) => (/\{\w+\}/.test(text) ? names.map((name) => text.replaceAll(/\{\w+\}/g, name)) : [text])
const buttons = [...read('packages/appkit/src/button/buttonTexts.ts').matchAll(/'(.+?)'/g)].map(([, text]) => text)
/** The network button of the account view: label, then name. */
const networkButtons = names.map((name) => `${english.Account.network.english} ${name}`)
const texts = Object.values(english).flatMap((group) => Object.values(group).map((text) => text.english))
const known = new Set(
  [...texts, ...Object.values(errors).map(({ shortMessage }) => shortMessage), ...buttons, ...networkButtons].flatMap(
    fill,
  ),
)

test('AX26: the script for screen readers quotes the spoken texts', () => {
  const quoted = [...script.matchAll(/“(.+?)”/g)].map(([, text]) => text)
  expect(quoted.length).toBeGreaterThan(40)
  // Names of wallets and of their views are not in the catalogue.
  const isKnown = (text) =>
    known.has(text) ||
    names.includes(text) ||
    (beginnings.includes(text) && [...known].some((whole) => whole.startsWith(text)))
  expect(quoted.filter((text) => !isKnown(text) && !unwanted.includes(text))).toEqual([])
})

test('AX26: the script names three pairs of screen reader and browser, with space for results', () => {
  for (const pair of [/NVDA.*Firefox/, /VoiceOver.*Safari/, /TalkBack.*Chrome/]) expect(document).toMatch(pair)
  expect(document).toContain('## Known limits')
  expect(document).toContain('## Record')
})
