import { afterPaint, canPrefetch } from '@latchkey/common'
import { type AppKitOptions, type Core, type CreateCoreSettings, createCore } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import type { ReadAccountButton } from '../elements/readAccountButton.js'
import { createModalHost, type ModalHost } from './createModalHost.js'

/** What comes into a page with the core. */
export type Started = {
  readonly core: Core
  readonly host: ModalHost
  /** How a button shows an account; comes into the page with the first one. */
  readonly readAccountButton: ReadAccountButton | undefined
  stop(): void
}

/** What the page knows before the core is there. */
export type StartSettings = CreateCoreSettings & {
  readonly placed: () => HTMLElement | undefined
  readonly loadModal: () => Promise<typeof import('@latchkey/ui')>
  readonly loadReader: () => Promise<typeof import('../elements/readAccountButton.js')>
  onChange(): void
}

/** Makes the core and the place of its modal, and tells of every change. The one module that brings their code into a page. */
export function startCore(
  options: AppKitOptions,
  { placed, loadModal, loadReader, onChange, ...settings }: StartSettings,
): Started {
  const core = createCore(options, settings)
  const host = createModalHost(core, placed, loadModal, prefetchAccountButton)
  const { accounts, alert, connection, connectors, events, modal, networks, pairing, router, snackbar, theme } = core
  const shown = [accounts, alert, connection, connectors, events, networks, pairing, router, snackbar, theme]
  const controllers = [...shown, core.options]
  const undo = [...controllers.map(({ state }) => subscribe(state, onChange)), subscribe(modal.state, onChange, true)]
  undo.push(subscribe(modal.state, host.follow, true))
  let readAccountButton: ReadAccountButton | undefined
  let isLoading = false
  let isStopped = false

  /** A visitor who sees the modal is about to connect. Ignores failures here; they resurface with the first account. */
  function prefetchAccountButton(): void {
    const { window } = core.ports
    if (window && canPrefetch(window)) loadReader().catch(() => undefined)
  }

  /** While its code is on the way the button shows that it connects; a chunk that is gone is asked for at the next change. */
  async function loadAccountButton(): Promise<void> {
    if (isLoading || readAccountButton || accounts.connectedNamespaces().length === 0) return
    isLoading = true
    // The page itself tells of its account first.
    await afterPaint(core.ports)
    if (isStopped) return
    try {
      const { readAccountButton: read } = await loadReader()
      readAccountButton = (loaded, attributes) => read(loaded, attributes, onChange)
      onChange()
    } catch (error) {
      core.ports.logger.warn('[latchkey] The account button could not be loaded.', error)
    } finally {
      isLoading = false
    }
  }

  undo.push(subscribe(accounts.state, () => void loadAccountButton(), true))
  // An embedded modal is open from the start: no change will tell.
  host.follow()
  return {
    core,
    host,
    get readAccountButton() {
      return readAccountButton
    },
    stop() {
      isStopped = true
      for (const end of undo) end()
      host.destroy()
      core.destroy()
    },
  }
}
