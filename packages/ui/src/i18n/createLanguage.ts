import { errors as coreErrors, type ErrorCode, type ErrorDefinition, readDocument } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import { createStore, type Store } from '../store/createStore.js'
import type { TextDescriptor } from './defineTexts.js'

/** The modal's current language. */
export type Language = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Locale for number formats: the app's `locale` option if it is a valid tag. */
  readonly locale: string
  text(text: TextDescriptor, values?: TextValues): string
  error(code: ErrorCode): string
  /** Translates a message of the core if it is the text of an error code. */
  message(text: string): string
}

/** Values of the placeholders in a text. */
export type TextValues = Readonly<Record<string, string>>

/** The language of a modal. Follows the `locale` option, the page's `lang` and the host's `dir`. */
export type LanguageControl = Pick<Store<Language>, 'get' | 'watch'> & {
  /** Adds the English texts of errors that a view shows. */
  addErrors(errors: ErrorDefinitions): void
  /** Resolves when the first catalogue is loaded. */
  readonly ready: Promise<void>
  destroy(): void
}

/** The texts of a language, by key. Missing texts show in English. */
export type LoadedCatalogue = {
  /** A BCP 47 tag. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly errors?: Readonly<Partial<Record<ErrorCode, string>>> | undefined
  /** Changes each English text before its placeholders are filled. */
  readonly transform?: (text: string) => string
}

type ErrorDefinitions = Readonly<Partial<Record<ErrorCode, ErrorDefinition>>>

/** English texts come with the components that show them. */
export const english: LoadedCatalogue = { lang: 'en', dir: 'ltr', texts: {} }

/** `load` returns the texts of a language tag. English shows if there are none, or if they cannot be loaded. */
export function createLanguage(
  core: Core,
  host: HTMLElement,
  load: (tag: string) => LoadedCatalogue | Promise<LoadedCatalogue> | undefined,
): LanguageControl {
  const page = readDocument(host.ownerDocument, 'documentElement')
  const options = () => core.options.state.current
  const requestedTag = () => options().locale ?? page.lang
  let englishErrors: ErrorDefinitions = coreErrors
  let shown = english
  const store = createStore(describe(shown))
  let latest: unknown
  let reportedLocale: string | undefined

  async function follow(): Promise<void> {
    const found = load(requestedTag())
    if (!found) reportUnknown()
    const loading = found ?? english
    latest = loading
    const catalogue = loading instanceof Promise ? await loading.catch(reportFailure) : loading
    if (latest !== loading) return
    shown = catalogue
    store.set(describe(shown))
  }

  /** Reports the app's option only, because a page's `lang` often has no catalogue. */
  function reportUnknown(): void {
    const { locale } = options()
    if (!locale || locale === reportedLocale) return
    reportedLocale = locale
    core.ports.logger.error(
      `[latchkey] locale: there are no texts for "${locale}", so English shows. There are en and ar; \`catalogues\` adds others.`,
    )
  }

  function reportFailure(cause: unknown): LoadedCatalogue {
    core.ports.logger.error(
      `[latchkey] The texts for "${requestedTag()}" could not be loaded, so English shows.`,
      cause,
    )
    return english
  }

  function describe({ lang, dir, texts, errors, transform }: LoadedCatalogue): Language {
    const forced = host.getAttribute('dir')
    const { texts: replacements } = options()
    const replaced = (key: string) => (replacements && Object.hasOwn(replacements, key) ? replacements[key] : undefined)
    const englishError = (code: ErrorCode) => englishErrors[code]?.shortMessage ?? ''
    const error = (code: ErrorCode) => errors?.[code] ?? englishError(code)
    return {
      lang,
      dir: forced === 'rtl' || forced === 'ltr' ? forced : dir,
      locale: localeOf(requestedTag(), lang),
      text({ key, english }, values) {
        const text = replaced(key) ?? texts[key] ?? english
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
    addErrors(errors) {
      englishErrors = { ...englishErrors, ...errors }
      store.set(describe(shown))
    },
    destroy() {
      stop()
      observer.disconnect()
      latest = undefined
    },
  }
}

/**
 * Replaces the `{name}` placeholders of a text. Each value is wrapped in Unicode isolates, so that a name in another
 * writing direction does not reorder the sentence.
 */
function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) =>
    Object.hasOwn(values, key) ? `\u2068${values[key]}\u2069` : place,
  )
}

/** Returns a valid locale: an invalid tag would make every number format throw. */
function localeOf(tag: string, fallback: string): string {
  try {
    return Intl.getCanonicalLocales(tag || fallback)[0] ?? fallback
  } catch {
    return fallback
  }
}
