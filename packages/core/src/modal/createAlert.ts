import type { AppKitError, ErrorCode, Logger } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'

/** The newest alert. */
export type AlertState = { open: boolean; code?: ErrorCode; message: string }

/** Errors of the app's setup. Each code is shown once. */
export type Alert = {
  readonly state: AlertState
  /** Shows an error of the setup, if its code was not shown before. */
  show(error: AppKitError, options?: { readonly isLogged?: boolean }): void
  close(): void
}

export function createAlert({ logger, isShown }: { readonly logger: Logger; readonly isShown: () => boolean }): Alert {
  const state = proxy<AlertState>({ open: false, message: '' })
  const raised = new Set<ErrorCode>()
  return {
    state,
    show({ code, message, shortMessage }, { isLogged = false } = {}) {
      if (raised.has(code)) return
      raised.add(code)
      if (!isLogged) logger.error(`[latchkey] ${message}`)
      if (isShown()) Object.assign(state, { open: true, code, message: shortMessage })
    },
    close() {
      state.open = false
    },
  }
}
