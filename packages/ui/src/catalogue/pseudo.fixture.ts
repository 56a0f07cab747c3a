import type { LoadedCatalogue } from '../i18n/createLanguage.js'

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

/**
 * Pseudo-localisation: longer, accented English. It shows untranslated texts and layouts that break with long texts.
 */
export const pseudo: LoadedCatalogue = { lang: 'en-XA', dir: 'ltr', texts: {}, transform: stretch }

function stretch(text: string): string {
  const marked = text.replace(/\{\w+\}|[aeioucnsy]/g, (part) => accents[part] ?? part)
  return `[${marked}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}
