import { type Clock, limits } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'

/** The kind of a message. */
export type SnackbarVariant = 'loading' | 'success' | 'error'

/** The newest message, and whether it is visible. */
export type SnackbarState = { open: boolean; message: string; variant: SnackbarVariant }

/** Shows one short message at a time. */
export type Snackbar = {
  readonly state: SnackbarState
  showLoading(message: string): void
  showSuccess(message: string): void
  /** `ms` overrides the time that the message stays. */
  showError(message: string, ms?: number): void
  hide(): void
  destroy(): void
}

/** Time that a message stays, in ms. `loading` stays until it is replaced or hidden. */
const shownMs = 2_500

/** A message that replaces another one waits for the swap delay. */
export function createSnackbar({ clock }: { readonly clock: Clock }): Snackbar {
  const state = proxy<SnackbarState>({ open: false, message: '', variant: 'success' })
  let timer: unknown
  /** One message is hidden and the next one is not visible yet. */
  let isSwapping = false

  function later(ms: number, action: () => void): void {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(action, ms)
  }

  function show(variant: SnackbarVariant, message: string, ms = shownMs): void {
    if (state.open && state.message === message && state.variant === variant) return
    const appear = () => {
      isSwapping = false
      Object.assign(state, { open: true, message, variant })
      if (variant === 'loading') clock.clearTimeout(timer)
      else later(ms, hide)
    }
    if (!state.open && !isSwapping) return appear()
    isSwapping = true
    state.open = false
    later(limits.snackbarSwapDelayMs, appear)
  }

  function hide(): void {
    clock.clearTimeout(timer)
    isSwapping = false
    state.open = false
  }

  return {
    state,
    showLoading: (message) => show('loading', message),
    showSuccess: (message) => show('success', message),
    showError: (message, ms) => show('error', message, ms),
    hide,
    destroy: hide,
  }
}
