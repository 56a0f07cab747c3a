import { proxy } from 'valtio/vanilla'
import type { ThemeMode, ThemeVariables } from '../options/appKitOptions.js'
import { assertChange } from '../options/optionsParser.js'

/** The theme as the app set it. */
export type ThemeState = {
  /** The mode of the app. Without it, the visitor's color scheme decides. */
  mode: ThemeMode | undefined
  variables: ThemeVariables
}

/**
 * Light or dark, and the app's theme variables. The setters throw `INVALID_OPTIONS` and change nothing when a value is
 * not valid.
 */
export type Theme = {
  readonly state: ThemeState
  setMode(mode: ThemeMode | undefined): void
  /** Adds to or replaces variables; others stay. */
  setVariables(variables: ThemeVariables): void
}

/** `onChange` receives each change of variables. */
export function createTheme(
  initial: {
    readonly mode: ThemeMode | undefined
    readonly variables: ThemeVariables | undefined
  },
  onChange: (change: { readonly themeVariables: ThemeVariables }) => void = () => undefined,
): Theme {
  const state = proxy<ThemeState>({ mode: initial.mode, variables: { ...initial.variables } })
  return {
    state,
    setMode(mode) {
      assertChange('setThemeMode', { themeMode: mode }, ['themeMode'])
      state.mode = mode
    },
    setVariables(variables) {
      assertChange('setThemeVariables', { themeVariables: variables }, ['themeVariables'])
      state.variables = { ...state.variables, ...variables }
      onChange({ themeVariables: variables })
    },
  }
}
