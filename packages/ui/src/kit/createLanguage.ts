import { type ErrorCode, readDocument, setupErrorTable } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import type { FirstCatalogue } from '../locales/catalogue.js'
import type { TextKey } from '../locales/en.js'
import { english, hasCatalogue, loadCatalogue } from '../locales/loadCatalogue.js'
import type { Parts } from '../rest/restParts.js'
import { createStore, type Store } from './createStore.js'
import { fillText, type TextValues } from './fillText.js'

/** The modal's language as it is now. */
export type Language = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** For numbers; the app's own tag where it set one. */
  readonly locale: string
  text(key: TextKey, values?: TextValues): string
  error(code: ErrorCode): string
  /** A message of the core in this language, where it is one of the error table. */
  message(text: string): string
}

/** The language of a modal, following the `locale` option, the page's `lang` and the host's `dir`. */
export type LanguageControl = Pick<Store<Language>, 'get' | 'watch'> & {
  /** Takes in the texts that came with a later view. */
  add(parts: Parts): void
  /** Settles when the first catalogue is there. */
  readonly ready: Promise<void>
  destroy(): void
}

type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>
const firstErrors: ErrorTexts = setupErrorTable

/** Makes a {@link LanguageControl}. */
export function createLanguage(core: Core, host: HTMLElement, load = loadCatalogue): LanguageControl {
  const page = readDocument(host.ownerDocument, 'documentElement')
  const wanted = () => core.options.state.current.locale ?? page.lang
  const first = load(wanted())
  let later: Required<Pick<Parts, 'texts'>> & Parts = { texts: {} }
  let shown = first instanceof Promise ? english : first
  const store = createStore(describe(shown))
  let latest: unknown
  let warnedOf: string | undefined

  async function follow(): Promise<void> {
    warnOfUnknown()
    const loading = load(wanted())
    latest = loading
    const catalogue = loading instanceof Promise ? await loading : loading
    if (latest !== loading) return
    shown = catalogue
    store.set(describe(shown))
  }

  /** Only what the app asks for: the language of a page often is one there are no texts in. */
  function warnOfUnknown(): void {
    const { locale } = core.options.state.current
    if (!locale || locale === warnedOf || hasCatalogue(locale)) return
    warnedOf = locale
    core.ports.logger.warn(
      `[latchkey] locale: there are no texts for "${locale}", so English shows. There are en and ar.`,
    )
  }

  function describe({ lang, dir, texts, errors, transform }: FirstCatalogue): Language {
    const forced = host.getAttribute('dir')
    const inEnglish = (code: ErrorCode) => (later.errors ?? firstErrors)[code] ?? ''
    const error = (code: ErrorCode) => (errors as ErrorTexts | undefined)?.[code] ?? inEnglish(code)
    return {
      lang,
      dir: forced === 'rtl' || forced === 'ltr' ? forced : dir,
      locale: localeOf(wanted(), lang),
      text(key, values) {
        const text = texts[key] ?? later.texts[key] ?? english.texts[key] ?? ''
        return fillText(transform ? transform(text) : text, values)
      },
      error,
      message(text) {
        const code = Object.keys(errors ?? {}).find((key) => inEnglish(key as ErrorCode) === text)
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
    add(parts) {
      later = {
        texts: { ...later.texts, ...parts.texts },
        errors: { ...(later.errors ?? firstErrors), ...parts.errors },
      }
      store.set(describe(shown))
    },
    destroy() {
      stop()
      observer.disconnect()
      latest = undefined
    },
  }
}

/** A tag that is not one would make every number format throw. */
function localeOf(tag: string, fallback: string): string {
  try {
    return Intl.getCanonicalLocales(tag || fallback)[0] ?? fallback
  } catch {
    return fallback
  }
}
