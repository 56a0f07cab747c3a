import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { errorTable } from '../../packages/common/src/errorTable.js'
import { en } from '../../packages/ui/src/locales/en.js'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const document = read('docs/screenReaders.md')
const script = document.slice(document.indexOf('## Script'), document.indexOf('## Known limits'))
/** Names in the demo that fill places of texts. */
const names = ['Foxglove', 'Local Chain', 'Second Chain', 'Ethereum']
/** Heard in part; the view goes on with what is not the same on each machine. */
const beginnings = ['Nothing yet?']
/** Asked for by its absence. */
const unwanted = ['image']

const fill = (text) => (/\{\w+\}/.test(text) ? names.map((name) => text.replaceAll(/\{\w+\}/g, name)) : [text])
const buttons = [...read('packages/appkit/src/elements/buttonTexts.ts').matchAll(/'(.+?)'/g)].map(([, text]) => text)
/** The button of the account view: what it is for, then the name. */
const networkButtons = names.map((name) => `${en.currentNetwork} ${name}`)
const known = new Set([...Object.values({ ...en, ...errorTable }), ...buttons, ...networkButtons].flatMap(fill))

test('AX26: the script for screen readers quotes the words that are spoken', () => {
  const quoted = [...script.matchAll(/“(.+?)”/g)].map(([, text]) => text)
  expect(quoted.length).toBeGreaterThan(40)
  // The names of wallets and of their views are outside texts.
  const isKnown = (text) =>
    known.has(text) ||
    names.includes(text) ||
    (beginnings.includes(text) && [...known].some((whole) => whole.startsWith(text)))
  expect(quoted.filter((text) => !isKnown(text) && !unwanted.includes(text))).toEqual([])
})

test('AX26: it names the three pairs of screen reader and browser, and says who listened', () => {
  for (const pair of [/NVDA.*Firefox/, /VoiceOver.*Safari/, /TalkBack.*Chrome/]) expect(document).toMatch(pair)
  expect(document).toContain('## Known limits')
  expect(document).toContain('## Record')
})
