import { proxy } from 'valtio/vanilla'
import type { ThemeMode, ThemeVariables } from '../options/appKitOptions.js'

/** The theme as the app set it. */
export type ThemeState = {
  /** What the app set; without it the page's colour scheme decides. */
  mode: ThemeMode | undefined
  variables: ThemeVariables
}

/** Light or dark, and the app's theme variables. */
export type Theme = {
  readonly state: ThemeState
  setMode(mode: ThemeMode | undefined): void
  /** Adds to or replaces variables; others stay. */
  setVariables(variables: ThemeVariables): void
}

/** Makes a {@link Theme}. */
export function createTheme(initial: {
  readonly mode: ThemeMode | undefined
  readonly variables: ThemeVariables | undefined
}): Theme {
  const state = proxy<ThemeState>({ mode: initial.mode, variables: { ...initial.variables } })
  return {
    state,
    setMode(mode) {
      state.mode = mode
    },
    setVariables(variables) {
      state.variables = { ...state.variables, ...variables }
    },
  }
}
