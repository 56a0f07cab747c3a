import { type AppKitOptions, type Core, type CreateCoreSettings, createCore } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import { type ReadAccountButton, readAccountButton } from '../elements/readAccountButton.js'
import { createModalHost, type ModalHost } from './createModalHost.js'

/** What comes into a page with the core. */
export type Started = {
  readonly core: Core
  readonly host: ModalHost
  /** A button shows an account only once there is one. */
  readonly readAccountButton: ReadAccountButton
  stop(): void
}

/** What the page knows before the core is there. */
export type StartSettings = CreateCoreSettings & {
  readonly placed: () => HTMLElement | undefined
  readonly loadModal: () => Promise<typeof import('@latchkey/ui')>
  onChange(): void
}

/** Makes the core and the place of its modal, and tells of every change. The one module that brings their code into a page. */
export function startCore(
  options: AppKitOptions,
  { placed, loadModal, onChange, ...settings }: StartSettings,
): Started {
  const core = createCore(options, settings)
  const host = createModalHost(core, placed, loadModal)
  const { accounts, alert, connection, connectors, events, modal, networks, router, snackbar, theme } = core
  const controllers = [accounts, alert, connection, connectors, events, networks, router, snackbar, theme, core.options]
  const undo = [...controllers.map(({ state }) => subscribe(state, onChange)), subscribe(modal.state, onChange, true)]
  undo.push(subscribe(modal.state, host.follow, true))
  // An embedded modal is open from the start: no change will tell.
  host.follow()
  return {
    core,
    host,
    readAccountButton,
    stop() {
      for (const end of undo) end()
      host.destroy()
      core.destroy()
    },
  }
}
