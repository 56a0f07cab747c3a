import type {
  ChangeableOptions,
  Features,
  ThemeMode,
  ThemeVariables,
  TransactionStatus,
  ViewName,
} from '@latchkey/core'
import { assertViewName } from '@latchkey/core/start'
import type { EventView } from '../state/eventSlice.js'
import type { StateView } from '../state/viewSlice.js'
import type { LazyCore } from './lazyCore.js'

/**
 * Methods about theme, changeable options, messages and the modal. Setters throw `INVALID_OPTIONS` and change nothing
 * if a value has the wrong type.
 */
export type OptionMethods = {
  /** Returns the mode that the app set. `undefined`: the modal follows the visitor's color scheme. */
  getThemeMode(): ThemeMode | undefined
  /** Returns the theme variables that the app set. */
  getThemeVariables(): ThemeVariables
  /** Sets the theme mode. `undefined` follows the visitor's color scheme. Throws `INVALID_OPTIONS`. */
  setThemeMode(mode: ThemeMode | undefined): void
  /**
   * Sets theme variables. Throws `INVALID_OPTIONS` unless each value is text or a number. The modal ignores text that
   * it does not accept, and reports it once in the console.
   */
  setThemeVariables(variables: ThemeVariables): void
  /** Changes feature switches. Throws `INVALID_OPTIONS`. */
  updateFeatures(features: Partial<Features>): void
  /** Changes options that can change after start-up. Throws `INVALID_OPTIONS`. */
  updateOptions(change: ChangeableOptions): void
  /**
   * Sets the link to the app's terms. Throws `INVALID_OPTIONS` unless it is text. Reports once in the console if it is
   * not an http(s) URL.
   */
  setTermsConditionsUrl(url: string): void
  /**
   * Sets the link to the app's privacy policy. Throws `INVALID_OPTIONS` unless it is text. Reports once in the console
   * if it is not an http(s) URL.
   */
  setPrivacyPolicyUrl(url: string): void
  /** Shows or hides the modal's loading state. */
  setLoading(loading: boolean): void
  /** Shows an error in a snackbar of the modal. */
  showErrorMessage(message: string): void
  /** Shows a success in a snackbar of the modal. */
  showSuccessMessage(message: string): void
  /** Shows a view and adds it to the history. Throws `INVALID_PARAMS` for an unknown view. */
  redirect(view: ViewName): void
  /** Replaces the current view. Throws `INVALID_PARAMS` for an unknown view. */
  replace(view: ViewName): void
  /** Settles the newest entry of the transaction stack. */
  popTransactionStack(status: TransactionStatus): void
  /** Returns whether the transaction stack is empty. */
  isTransactionStackEmpty(): boolean
  /** Returns the value of `useAppKitState`. */
  getState(): StateView
  /** Returns the newest event. `timestamp` is in ms, 0 before the first event. */
  getEvent(): EventView
}

export function createOptionMethods(lazyCore: LazyCore): OptionMethods {
  const { whenLoaded } = lazyCore
  const state = () => lazyCore.state
  return {
    getThemeMode: () => state().read('theme').themeMode,
    getThemeVariables: () => state().read('theme').themeVariables,
    setThemeMode: (mode) => state().setThemeMode(mode),
    setThemeVariables: (variables) => state().setThemeVariables(variables),
    updateFeatures: (features) => state().updateFeatures(features),
    updateOptions: (change) => state().updateOptions(change),
    setTermsConditionsUrl: (termsConditionsUrl) => state().updateOptions({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => state().updateOptions({ privacyPolicyUrl }),
    setLoading: (loading) => whenLoaded(({ modal }) => modal.setLoading(loading)),
    showErrorMessage: (message) => whenLoaded(({ snackbar }) => snackbar.showError(message)),
    showSuccessMessage: (message) => whenLoaded(({ snackbar }) => snackbar.showSuccess(message)),
    redirect(view) {
      assertViewName(view)
      whenLoaded(({ router }) => router.push(view))
    },
    replace(view) {
      assertViewName(view)
      whenLoaded(({ router }) => router.replace(view))
    },
    popTransactionStack: (status) => whenLoaded(({ router }) => router.popTransaction(status)),
    isTransactionStackEmpty: () => state().isTransactionStackEmpty(),
    getState: () => state().read('view'),
    getEvent: () => state().read('event'),
  }
}
