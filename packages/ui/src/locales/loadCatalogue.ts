import type { FirstCatalogue } from './catalogue.js'
import { enFirst } from './enFirst.js'

/** English before the rest of it is loaded. */
export const english: FirstCatalogue = { lang: 'en', dir: 'ltr', texts: enFirst }

/** Languages besides English; each is fetched when a page asks for it. */
const loaders: Readonly<Record<string, () => Promise<FirstCatalogue>>> = {
  ar: async () => (await import('./ar.js')).ar,
}

const languageOf = (tag: string | undefined) => tag?.toLowerCase().split(/[-_]/)[0] ?? ''

/** Whether there are texts in the language of a tag. */
export function hasCatalogue(tag: string): boolean {
  const language = languageOf(tag)
  return language === english.lang || Object.hasOwn(loaders, language)
}

/** The catalogue for a language tag, at once where it is English, which also stands in for languages there are none of. */
export function loadCatalogue(tag: string | undefined): FirstCatalogue | Promise<FirstCatalogue> {
  const language = languageOf(tag)
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
  return load ? load().catch(() => english) : english
}
