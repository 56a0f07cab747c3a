import { type ErrorCode, errorTable } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import type { Catalogue } from '../locales/catalogue.js'
import type { TextKey } from '../locales/en.js'
import { loadCatalogue } from '../locales/loadCatalogue.js'
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
  /** Settles when the first catalogue is there. */
  readonly ready: Promise<void>
  destroy(): void
}

/** Makes a {@link LanguageControl}. */
export function createLanguage(core: Core, host: HTMLElement): LanguageControl {
  const page = host.ownerDocument.documentElement
  const wanted = () => core.options.state.current.locale ?? page.lang
  const first = loadCatalogue(wanted())
  const store = createStore(describe(first instanceof Promise ? (loadCatalogue('en') as Catalogue) : first))
  let latest: unknown

  async function follow(): Promise<void> {
    const loading = loadCatalogue(wanted())
    latest = loading
    const catalogue = loading instanceof Promise ? await loading : loading
    if (latest === loading) store.set(describe(catalogue))
  }

  function describe({ lang, dir, texts, errors }: Catalogue): Language {
    const forced = host.getAttribute('dir')
    const error = (code: ErrorCode) =>
      (errors as Readonly<Partial<Record<ErrorCode, string>>> | undefined)?.[code] ?? errorTable[code]
    return {
      lang,
      dir: forced === 'rtl' || forced === 'ltr' ? forced : dir,
      locale: localeOf(wanted(), lang),
      text: (key, values) => fillText(texts[key], values),
      error,
      message(text) {
        const code = Object.keys(errors ?? {}).find((key) => errorTable[key as ErrorCode] === text)
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
