import { type AppKitOptions, type Core, type CreateCoreSettings, createCore } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'

/** Makes the core and tells of every change of its state. The one module that brings the core's code into a page. */
export function startCore(
  options: AppKitOptions,
  settings: CreateCoreSettings,
  onChange: () => void,
): { readonly core: Core; stop(): void } {
  const core = createCore(options, settings)
  const { accounts, alert, connection, connectors, events, modal, networks, router, snackbar, theme } = core
  const controllers = [
    accounts,
    alert,
    connection,
    connectors,
    events,
    modal,
    networks,
    router,
    snackbar,
    theme,
    core.options,
  ]
  const undo = controllers.map(({ state }) => subscribe(state, onChange))
  return {
    core,
    stop() {
      for (const end of undo) end()
      core.destroy()
    },
  }
}
