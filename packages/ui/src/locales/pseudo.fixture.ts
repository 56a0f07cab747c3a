import type { FirstCatalogue } from './catalogue.js'

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
export const pseudo: FirstCatalogue = { lang: 'en-XA', dir: 'ltr', texts: {}, transform: stretch }

function stretch(text: string): string {
  const marked = text.replace(/\{\w+\}|[aeioucnsy]/g, (part) => accents[part] ?? part)
  return `[${marked}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}
