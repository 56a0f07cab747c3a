import type { AppCatalogues, LoadedCatalogue } from './catalogue.js'

/** English. Its texts come with the views that show them. */
export const english: LoadedCatalogue = { lang: 'en', dir: 'ltr', texts: {} }

/** Languages of the modal besides English. Each loads when a page uses it. */
const loaders: Readonly<Record<string, () => Promise<LoadedCatalogue>>> = {
  ar: async () => (await import('./ar.js')).ar,
}

/** Returns whether there is a catalogue for a language tag. */
export function hasCatalogue(tag: string, own?: AppCatalogues): boolean {
  const language = languageOf(tag)
  return language === english.lang || Object.hasOwn(loaders, language) || findOwn(tag, own) !== undefined
}

/**
 * Returns the catalogue for a language tag: the app's own for the tag or its language, otherwise the modal's. English is returned
 * synchronously. It is also the fallback for unknown languages and for a catalogue that fails to load.
 */
export function loadCatalogue(
  tag: string | undefined,
  own?: AppCatalogues,
): LoadedCatalogue | Promise<LoadedCatalogue> {
  const key = findOwn(tag, own)
  if (key !== undefined && own) return loadOwn(key, own).catch(() => english)
  const language = languageOf(tag)
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
  return load ? load().catch(() => english) : english
}

async function loadOwn(key: string, own: AppCatalogues): Promise<LoadedCatalogue> {
  const entry = own[key]
  const { dir = 'ltr', texts, errors } = { texts: {}, ...(typeof entry === 'function' ? await entry() : entry) }
  return { lang: key, dir, texts, errors }
}

/** Returns the key of the app's catalogue for a tag: the tag itself, or its language. */
function findOwn(tag: string | undefined, own: AppCatalogues = {}): string | undefined {
  const keys = Object.keys(own)
  const wanted = [normalize(tag), languageOf(tag)]
  return wanted.map((one) => keys.find((key) => one !== '' && normalize(key) === one)).find((key) => key !== undefined)
}

function languageOf(tag: string | undefined): string {
  return normalize(tag).split('-')[0] ?? ''
}

function normalize(tag = ''): string {
  return tag.toLowerCase().replaceAll('_', '-')
}
