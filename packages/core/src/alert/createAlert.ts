import type { AppKitError, ErrorCode, Logger } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'

/** The newest alert, and whether it shows. */
export type AlertState = { open: boolean; code?: ErrorCode; message: string }

/** Messages about the app's own set-up; each kind is shown once only (specification §8). */
export type Alert = {
  readonly state: AlertState
  /** Shows an error of the set-up, the first time its kind is raised; its details tell developers how to fix it. */
  show(error: AppKitError, options?: { readonly isLogged?: boolean }): void
  close(): void
}

/** Makes an {@link Alert}. */
export function createAlert({ logger, isShown }: { readonly logger: Logger; readonly isShown: () => boolean }): Alert {
  const state = proxy<AlertState>({ open: false, message: '' })
  const raised = new Set<ErrorCode>()
  return {
    state,
    show({ code, message, details }, { isLogged = false } = {}) {
      if (raised.has(code)) return
      raised.add(code)
      if (!isLogged) logger.error(`[latchkey] ${message}. ${details ?? ''}`)
      if (isShown()) Object.assign(state, { open: true, code, message })
    },
    close() {
      state.open = false
    },
  }
}
