import { type ErrorCode, type ErrorDefinition, readDocument, setupErrors } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import { createStore, type Store } from '../store/createStore.js'
import type { AppCatalogues, LoadedCatalogue } from './catalogue.js'
import type { TextKey } from './en.js'
import { fillText, type TextValues } from './fillText.js'
import { english, hasCatalogue, loadCatalogue } from './loadCatalogue.js'

/** The modal's current language. */
export type Language = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Locale for number formats: the app's `locale` option if it is a valid tag. */
  readonly locale: string
  text(key: TextKey, values?: TextValues): string
  error(code: ErrorCode): string
  /** Translates a message of the core if it is the text of an error code. */
  message(text: string): string
}

/** Adds the English texts of a view. */
export type EnglishTexts = {
  readonly texts?: Readonly<Partial<Record<TextKey, string>>> | undefined
  readonly errors?: EnglishErrors | undefined
}

/** The language of a modal. Follows the `locale` option, the page's `lang` and the host's `dir`. */
export type LanguageControl = Pick<Store<Language>, 'get' | 'watch'> & {
  add(added: EnglishTexts): void
  /** Resolves when the first catalogue is loaded. */
  readonly ready: Promise<void>
  destroy(): void
}

type EnglishErrors = Readonly<Partial<Record<ErrorCode, ErrorDefinition>>>
type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>

export function createLanguage(core: Core, host: HTMLElement, load = loadCatalogue): LanguageControl {
  const page = readDocument(host.ownerDocument, 'documentElement')
  const options = () => core.options.state.current
  const wanted = () => options().locale ?? page.lang
  // The app's catalogue may lack texts, which then show in English.
  const own = () => options().catalogues as AppCatalogues | undefined
  const first = load(wanted(), own())
  let inEnglish: Required<EnglishTexts> = { texts: {}, errors: setupErrors }
  let shown = first instanceof Promise ? english : first
  const store = createStore(describe(shown))
  let latest: unknown
  let reportedLocale: string | undefined

  async function follow(): Promise<void> {
    reportUnknown()
    const loading = load(wanted(), own())
    latest = loading
    const catalogue = loading instanceof Promise ? await loading : loading
    if (latest !== loading) return
    shown = catalogue
    store.set(describe(shown))
  }

  /** Reports the app's option only, because a page's `lang` often has no catalogue. */
  function reportUnknown(): void {
    const { locale } = options()
    if (!locale || locale === reportedLocale || hasCatalogue(locale, own())) return
    reportedLocale = locale
    core.ports.logger.error(
      `[latchkey] locale: there are no texts for "${locale}", so English shows. There are en and ar; \`catalogues\` adds others.`,
    )
  }

  function describe({ lang, dir, texts, errors, transform }: LoadedCatalogue): Language {
    const forced = host.getAttribute('dir')
    const { texts: replacements } = options()
    const replaced = (key: TextKey) =>
      replacements && Object.hasOwn(replacements, key) ? replacements[key] : undefined
    const englishError = (code: ErrorCode) => inEnglish.errors?.[code]?.message ?? ''
    const error = (code: ErrorCode) => (errors as ErrorTexts | undefined)?.[code] ?? englishError(code)
    return {
      lang,
      dir: forced === 'rtl' || forced === 'ltr' ? forced : dir,
      locale: localeOf(wanted(), lang),
      text(key, values) {
        const text = replaced(key) ?? texts[key] ?? inEnglish.texts?.[key] ?? ''
        return fillText(transform ? transform(text) : text, values)
      },
      error,
      message(text) {
        const code = Object.keys(errors ?? {}).find((key) => englishError(key as ErrorCode) === text)
        return code ? error(code as ErrorCode) : text
      },
    }
  }

  const stop = subscribe(core.options.state, () => void follow())
  const observer = new MutationObserver(() => void follow())
  observer.observe(page, { attributes: true, attributeFilter: ['lang'] })
  observer.observe(host, { attributes: true, attributeFilter: ['dir'] })

  return {
    get: store.get,
    watch: store.watch,
    ready: follow(),
    add({ texts, errors }) {
      inEnglish = { texts: { ...inEnglish.texts, ...texts }, errors: { ...inEnglish.errors, ...errors } }
      store.set(describe(shown))
    },
    destroy() {
      stop()
      observer.disconnect()
      latest = undefined
    },
  }
}

/** Returns a valid locale: an invalid tag would make every number format throw. */
function localeOf(tag: string, fallback: string): string {
  try {
    return Intl.getCanonicalLocales(tag || fallback)[0] ?? fallback
  } catch {
    return fallback
  }
}
