import type {
  AppKitEvent,
  ChangeableOptions,
  Core,
  Features,
  ThemeMode,
  ThemeVariables,
  TransactionStatus,
  ViewName,
} from '@latchkey/core'
import { type StateView, viewState } from './stateView.js'

/** Theme, options that may change, messages, and where the modal is. */
export type OptionMethods = {
  /** What the app set; `undefined` follows the page's colour scheme. */
  getThemeMode(): ThemeMode | undefined
  getThemeVariables(): ThemeVariables
  setThemeMode(mode: ThemeMode | undefined): void
  setThemeVariables(variables: ThemeVariables): void
  updateFeatures(features: Partial<Features>): void
  updateOptions(change: ChangeableOptions): void
  setTermsConditionsUrl(url: string): void
  setPrivacyPolicyUrl(url: string): void
  setLoading(loading: boolean): void
  showErrorMessage(message: string): void
  showSuccessMessage(message: string): void
  /** Goes to a view, with a way back. */
  redirect(view: ViewName): void
  /** Puts a view in place of the shown one. */
  replace(view: ViewName): void
  popTransactionStack(status: TransactionStatus): void
  isTransactionStackEmpty(): boolean
  getState(): StateView
  getEvent(): { readonly timestamp: number; readonly data: AppKitEvent | undefined }
}

/** Makes {@link OptionMethods}. */
export function createOptionMethods(core: Core): OptionMethods {
  const { theme, options, modal, snackbar, router, events } = core
  return {
    getThemeMode: () => theme.state.mode,
    getThemeVariables: () => ({ ...theme.state.variables }),
    setThemeMode: theme.setMode,
    setThemeVariables: theme.setVariables,
    updateFeatures: options.updateFeatures,
    updateOptions: options.update,
    setTermsConditionsUrl: (termsConditionsUrl) => options.update({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => options.update({ privacyPolicyUrl }),
    setLoading: modal.setLoading,
    showErrorMessage: snackbar.showError,
    showSuccessMessage: snackbar.showSuccess,
    redirect: (view) => router.push(view),
    replace: (view) => router.replace(view),
    popTransactionStack: router.popTransaction,
    isTransactionStackEmpty: router.isTransactionStackEmpty,
    getState: () => viewState(core),
    getEvent: () => ({ timestamp: events.state.timestamp, data: events.state.data }),
  }
}
