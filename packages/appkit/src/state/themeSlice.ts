import type { ThemeMode, ThemeVariables } from '@latchkey/core'
import type { Slice } from './slice.js'

/** The theme that the app set. */
export type ThemeView = {
  /** `undefined`: the modal follows the visitor's colour scheme. */
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
}

export const themeSlice: Slice<ThemeView> = {
  watched: ['theme'],
  initial(source) {
    const { themeMode, themeVariables } = source.theme()
    return { themeMode, themeVariables: { ...themeVariables } }
  },
}
