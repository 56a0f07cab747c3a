import { afterPaint } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { useId } from 'react'
import { createRecovery } from './frame/createRecovery.js'
import { Root } from './frame/Root.js'
import { createLanguage } from './kit/createLanguage.js'
import { createStore } from './kit/createStore.js'
import type { Switcher } from './kit/createSwitcher.js'
import { type Kit, kitContext } from './kit/kitContext.js'
import { useMustAccept } from './kit/useMustAccept.js'
import type { loadCatalogue } from './locales/loadCatalogue.js'
import { loadRest } from './rest/loadRest.js'
import type { Parts } from './rest/restParts.js'
import { createScreens } from './router/createScreens.js'
import { loadView } from './router/loadView.js'
import { adoptStyles } from './theme/adoptStyles.js'
import { frameStyles } from './theme/frameStyles.js'
import { partStyles } from './theme/partStyles.js'
import { preferenceStyles } from './theme/preferenceStyles.js'

/** Where the modal is mounted. */
export type MountOptions = {
  /** Gets an open shadow root that holds everything. */
  readonly host: HTMLElement
  /** The card is part of the page, where the host stands, and never closes. */
  readonly embedded: boolean
  /** Answers the texts for a language tag, in place of the languages that come with the modal. */
  readonly loadCatalogue?: typeof loadCatalogue | undefined
}

/** A mounted modal. */
export type MountedModal = {
  /** Leaves nothing behind but the empty shadow root. */
  unmount(): void
  /** Resolves when the view that is wanted now is painted, in its language. */
  shown(): Promise<void>
}

/**
 * Mounts the modal of an instance; it opens, closes and moves with `core.modal` and `core.router`.
 *
 * @example
 * const { shown } = mountModal(core, { host: document.body.appendChild(document.createElement('div')), embedded: false })
 * core.open()
 * await shown()
 */
export function mountModal(core: Core, { host, embedded, loadCatalogue }: MountOptions): MountedModal {
  const window = host.ownerDocument.defaultView ?? globalThis.window
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const removeStyles = adoptStyles(shadow, frameStyles + partStyles + preferenceStyles)
  const adopted = new Map<string, () => void>()
  let isMounted = true
  const language = createLanguage(core, host, loadCatalogue)
  const screens = createScreens(core, loadView, takeParts)
  const parts = createStore<Parts>({})
  let made: Switcher | undefined
  const kit = {
    core,
    window,
    embedded,
    screens,
    language,
    parts,
    switcher,
    legalAccepted: createStore(false),
    useMustAccept,
    needRest,
    needLook,
  }
  const surface = createRecovery({ core, shadow, screens, content: <Mount kit={kit} /> })

  /** Views that switch networks come with the rest. */
  function switcher(): Switcher {
    made ??= parts.get().createSwitcher?.(core)
    if (!made) throw new Error('A view was shown before what it needs.')
    return made
  }

  function takeParts(added: Parts): void {
    if (!isMounted) return
    const sheets = (added.styles ?? []).filter((styles) => !adopted.has(styles))
    for (const styles of sheets) adopted.set(styles, adoptStyles(shadow, styles))
    language.add(added)
    parts.set({ ...parts.get(), ...added })
  }

  /** Without it a few texts are missing, which the next view that is opened tells of. */
  async function needRest(): Promise<boolean> {
    if (!parts.get().NoWallets)
      await loadRest().then(
        ({ rest }) => takeParts(rest),
        () => undefined,
      )
    return parts.get().NoWallets !== undefined
  }

  /** Most apps set no theme variable; those that do pay for reading them. Without it the stock look stays. */
  async function needLook(): Promise<void> {
    if (parts.get().applyVariables || Object.keys(core.theme.state.variables).length === 0) return
    await import('./theme/applyVariables.js').then(takeParts, () => undefined)
  }

  const rendered = Promise.all([screens.settled(), language.ready, needLook()]).then(() => {
    if (isMounted) surface.start()
  })

  return {
    async shown() {
      await rendered
      await screens.settled()
      await afterPaint(core.ports)
    },
    unmount() {
      if (!isMounted) return
      isMounted = false
      made?.cancel()
      screens.destroy()
      language.destroy()
      surface.destroy()
      removeStyles()
      for (const remove of adopted.values()) remove()
    },
  }
}

function Mount({ kit }: { readonly kit: Omit<Kit, 'titleId'> }) {
  const titleId = useId()
  return (
    <kitContext.Provider value={{ ...kit, titleId }}>
      <Root />
    </kitContext.Provider>
  )
}
