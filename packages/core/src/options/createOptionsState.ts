import { proxy, ref } from 'valtio/vanilla'
import type { OptionsReview } from './createOptionsReview.js'
import type { Features } from './featureSwitches.js'
import { assertChange } from './optionsParser.js'
import { type ChangeableOptions, changeableOptions, type ResolvedOptions, resolveFeatures } from './resolveOptions.js'

/** The current options. */
export type OptionsState = { current: ResolvedOptions }

/**
 * The current options and a function to change some of them. It throws `INVALID_OPTIONS` and changes nothing if a value
 * is invalid.
 */
export type OptionsControl = {
  readonly state: OptionsState
  update(change: ChangeableOptions): void
  updateFeatures(features: Partial<Features>): void
}

/** `onChange` receives each valid change. */
export function createOptionsState(resolved: ResolvedOptions, onChange: OptionsReview['change']): OptionsControl {
  const state = proxy<OptionsState>({ current: ref(resolved) })
  return {
    state,
    update(change) {
      assertChange('updateOptions', change, changeableOptions)
      state.current = ref({ ...state.current, ...change })
      onChange(change, state.current)
    },
    updateFeatures(features) {
      assertChange('updateFeatures', { features }, ['features'])
      state.current = ref({ ...state.current, features: resolveFeatures(features, state.current.features) })
      onChange({ features }, state.current)
    },
  }
}
