import { afterPaint } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { useId } from 'react'
import type { AppCatalogues } from './catalogue/catalogue.js'
import { loadCatalogue } from './catalogue/loadCatalogue.js'
import { createLanguage, type LanguageControl } from './i18n/createLanguage.js'
import { languageContext } from './i18n/useLanguage.js'
import { createRecovery } from './modal/createRecovery.js'
import { createScreens } from './modal/createScreens.js'
import { createVariablesLoader, type VariablesLoader } from './modal/createVariablesLoader.js'
import { createViewLoader, type LoadView } from './modal/createViewLoader.js'
import { Root } from './modal/Root.js'
import { modalStyles } from './modal/styles/modalStyles.js'
import { createShare } from './modalContext/createShare.js'
import { type ModalContext, modalContext } from './modalContext/modalContext.js'
import { createStore } from './store/createStore.js'
import { adoptStyles } from './theme/adoptStyles.js'
import { loadView } from './views/registry.js'

/** Where and how the modal is mounted. */
export type MountOptions = {
  /** The element that receives an open shadow root with the whole modal. */
  readonly host: HTMLElement
  /** The host's shadow root, if it has a closed one. */
  readonly root?: ShadowRoot | undefined
  /** Renders the card inline, inside the host. It then never closes. */
  readonly embedded: boolean
  /** Replaces the languages that come with the modal. Returns the texts for a language tag. */
  readonly loadCatalogue?: typeof loadCatalogue | undefined
}

/** A mounted modal. */
export type MountedModal = {
  /** Removes everything except the empty shadow root. */
  unmount(): void
  /**
   * Resolves when the router's current view is painted, in the modal's language. Rejects with `VIEW_LOAD_FAILED` if the
   * modal had to close.
   */
  shown(): Promise<void>
}

/**
 * Mounts the modal of an instance. It follows `core.modal` and `core.router`.
 *
 * @example
 * const { shown } = mountModal(core, { host: document.body.appendChild(document.createElement('div')), embedded: false
 * }) core.open() await shown()
 */
export function mountModal(core: Core, options: MountOptions): MountedModal {
  return mountViews(core, loadView, options)
}

/** Mounts a modal with the views that `loadView` returns. */
export function mountViews(
  core: Core,
  loadView: LoadView,
  { host, root, embedded, loadCatalogue: load = loadCatalogue }: MountOptions,
): MountedModal {
  const window = host.ownerDocument.defaultView ?? globalThis.window
  const shadow = root ?? host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const lifetime = new AbortController()
  const styles = adoptStyles(shadow)
  // Core passes the catalogues of the app on without knowing the keys of texts.
  const appCatalogues = () => core.options.state.current.catalogues as AppCatalogues | undefined
  const language = createLanguage(core, host, (tag) => load(tag, appCatalogues()))
  const variables = createVariablesLoader(core)
  const views = createViewLoader(loadView, (view) => {
    if (lifetime.signal.aborted) return
    styles.add(view.styles ?? [])
    language.addErrors(view.errors ?? {})
  })
  const share = createShare(core, lifetime.signal)
  const screens = createScreens(core, views, share)
  const modal = {
    core,
    window,
    embedded,
    screens,
    share,
    legalAccepted: createStore(false),
  }
  const content = <Mount modal={modal} language={language} variables={variables} />
  const surface = createRecovery({ core, shadow, screens, content })
  styles.add(modalStyles)
  // Comes with the modal: its styles are in place before a click.
  screens.prefetch('Connect')

  const rendered = Promise.all([screens.settled(), language.ready, variables.load()]).then(() => {
    if (!lifetime.signal.aborted) surface.start()
  })

  return {
    async shown() {
      await rendered
      await screens.settled()
      await afterPaint(core.ports)
      const { failure } = screens.get()
      if (failure) throw failure
    },
    unmount() {
      if (lifetime.signal.aborted) return
      lifetime.abort()
      screens.destroy()
      language.destroy()
      surface.destroy()
      styles.destroy()
    },
  }
}

type MountProps = {
  readonly modal: Omit<ModalContext, 'titleId'>
  readonly language: LanguageControl
  readonly variables: VariablesLoader
}

function Mount({ modal, language, variables }: MountProps) {
  const titleId = useId()
  return (
    <modalContext.Provider value={{ ...modal, titleId }}>
      <languageContext.Provider value={language}>
        <Root variables={variables} />
      </languageContext.Provider>
    </modalContext.Provider>
  )
}
