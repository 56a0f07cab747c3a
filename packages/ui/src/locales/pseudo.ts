import type { Catalogue } from './catalogue.js'
import { en, type TextKey } from './en.js'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
}

/** English made longer and marked, to see in tests what is not translated and what a long language breaks. */
export const pseudo: Catalogue = {
  lang: 'en-XA',
  dir: 'ltr',
  texts: Object.fromEntries(Object.entries(en).map(([key, text]) => [key, stretch(text)])) as Record<TextKey, string>,
}

function stretch(text: string): string {
  const marked = text.replace(/\{\w+\}|[aeioucnsy]/g, (part) => accents[part] ?? part)
  return `[${marked}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}
