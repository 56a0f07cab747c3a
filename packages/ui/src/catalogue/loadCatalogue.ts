import { isObject } from '@latchkey/common'
import { english, type LoadedCatalogue } from '../i18n/createLanguage.js'
import type { AppCatalogues } from './catalogue.js'

/** Languages of the modal. Each loads when a page uses it. */
const loaders: Readonly<Record<string, () => LoadedCatalogue | Promise<LoadedCatalogue>>> = {
  en: () => english,
  ar: () => import('./ar.js').then(({ ar }) => ar),
}

/**
 * Returns the catalogue for a language tag: the app's own for the tag or its language, otherwise the modal's, otherwise
 * `undefined`. Rejects if the catalogue fails to load, or if the app's own has no texts.
 */
export function loadCatalogue(
  tag: string | undefined,
  own?: AppCatalogues,
): LoadedCatalogue | Promise<LoadedCatalogue> | undefined {
  const key = findOwn(tag, own)
  if (key !== undefined && own) return loadOwn(key, own)
  const language = languageOf(tag)
  return Object.hasOwn(loaders, language) ? loaders[language]?.() : undefined
}

async function loadOwn(key: string, own: AppCatalogues): Promise<LoadedCatalogue> {
  const entry = own[key]
  const { dir = 'ltr', texts, errors } = { texts: undefined, ...(typeof entry === 'function' ? await entry() : entry) }
  if (!isObject(texts)) throw new TypeError(`catalogues['${key}'] has no \`texts\`.`)
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
