import { type ErrorCode, errorTable, type Logger } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'

export type AlertState = { open: boolean; code: ErrorCode | undefined; message: string }

/** Messages about the app's own set-up; each kind is shown once only (specification §8). */
export type Alert = {
  readonly state: AlertState
  /** Shows a kind of alert, the first time it is raised. `details` tell developers how to fix it. */
  show(code: ErrorCode, details: string, options?: { readonly isLogged?: boolean }): void
  close(): void
}

/** Makes an {@link Alert}. */
export function createAlert({ logger, isShown }: { readonly logger: Logger; readonly isShown: () => boolean }): Alert {
  const state = proxy<AlertState>({ open: false, code: undefined, message: '' })
  const raised = new Set<ErrorCode>()
  return {
    state,
    show(code, details, { isLogged = false } = {}) {
      if (raised.has(code)) return
      raised.add(code)
      if (!isLogged) logger.error(`[latchkey] ${errorTable[code]}. ${details}`)
      if (isShown()) Object.assign(state, { open: true, code, message: errorTable[code] })
    },
    close() {
      state.open = false
    },
  }
}
