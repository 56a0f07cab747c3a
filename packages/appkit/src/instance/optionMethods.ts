import type {
  AppKitEvent,
  ChangeableOptions,
  Features,
  ThemeMode,
  ThemeVariables,
  TransactionStatus,
  ViewName,
} from '@latchkey/core'
import { assertChange, changeableOptions } from '@latchkey/core/start'
import type { Live } from './live.js'
import { type StateView, viewState } from './stateView.js'

/**
 * Theme, options that may change, messages, and where the modal is. The setters of the theme and of options throw `INVALID_OPTIONS` and
 * change nothing when a value is not valid.
 */
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
export function createOptionMethods(live: Live): OptionMethods {
  const { whenLoaded } = live
  const updateOptions = (change: ChangeableOptions) => {
    if (live.core) return live.core.options.update(change)
    assertChange('updateOptions', change, changeableOptions)
    live.change(change)
  }
  return {
    getThemeMode: () => (live.core ? live.core.theme.state.mode : live.plain.themeMode),
    getThemeVariables: () => ({ ...(live.core ? live.core.theme.state.variables : live.plain.themeVariables) }),
    setThemeMode(themeMode) {
      if (live.core) return live.core.theme.setMode(themeMode)
      assertChange('setThemeMode', { themeMode }, ['themeMode'])
      live.change({ themeMode })
    },
    setThemeVariables(themeVariables) {
      if (live.core) return live.core.theme.setVariables(themeVariables)
      assertChange('setThemeVariables', { themeVariables }, ['themeVariables'])
      live.change({ themeVariables: { ...live.plain.themeVariables, ...themeVariables } })
    },
    updateFeatures(features) {
      if (live.core) return live.core.options.updateFeatures(features)
      assertChange('updateFeatures', { features }, ['features'])
      live.change({ features: { ...live.options.features, ...features } })
    },
    updateOptions,
    setTermsConditionsUrl: (termsConditionsUrl) => updateOptions({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => updateOptions({ privacyPolicyUrl }),
    setLoading: (loading) => whenLoaded(({ modal }) => modal.setLoading(loading)),
    showErrorMessage: (message) => whenLoaded(({ snackbar }) => snackbar.showError(message)),
    showSuccessMessage: (message) => whenLoaded(({ snackbar }) => snackbar.showSuccess(message)),
    redirect: (view) => whenLoaded(({ router }) => router.push(view)),
    replace: (view) => whenLoaded(({ router }) => router.replace(view)),
    popTransactionStack: (status) => whenLoaded(({ router }) => router.popTransaction(status)),
    isTransactionStackEmpty: () => live.core?.router.isTransactionStackEmpty() ?? true,
    getState: () => viewState(live),
    getEvent: () => ({ timestamp: live.core?.events.state.timestamp ?? 0, data: live.core?.events.state.data }),
  }
}
