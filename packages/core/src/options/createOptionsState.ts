import { proxy, ref } from 'valtio/vanilla'
import type { Features } from './appKitOptions.js'
import { type ResolvedOptions, resolveFeatures } from './resolveOptions.js'

/** Start-up options as they are now. */
export type OptionsState = { current: ResolvedOptions }

/** What an app may still change after start-up. */
export type ChangeableOptions = Partial<
  Pick<ResolvedOptions, 'termsConditionsUrl' | 'privacyPolicyUrl' | 'locale' | 'chainImages' | 'connectorImages'>
>

/** The options in force, and how to change those that may change. */
export type OptionsControl = {
  readonly state: OptionsState
  update(change: ChangeableOptions): void
  updateFeatures(features: Partial<Features>): void
}

/** Makes the options' state. */
export function createOptionsState(resolved: ResolvedOptions): OptionsControl {
  const state = proxy<OptionsState>({ current: ref(resolved) })
  return {
    state,
    update(change) {
      state.current = ref({ ...state.current, ...change })
    },
    updateFeatures(features) {
      state.current = ref({ ...state.current, features: resolveFeatures(features, state.current.features) })
    },
  }
}
