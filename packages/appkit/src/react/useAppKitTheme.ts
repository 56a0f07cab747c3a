import type { ThemeMode, ThemeVariables } from '@latchkey/core'
import type { AppKit } from '../instance/appKit.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The theme, and changing it. */
export function useAppKitTheme(): {
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
} & Pick<AppKit, 'setThemeMode' | 'setThemeVariables'> {
  const { core, setThemeMode, setThemeVariables } = useKit()
  const read = () => ({ themeMode: core.theme.state.mode, themeVariables: { ...core.theme.state.variables } })
  return { ...useWatched([core.theme.state], read, read), setThemeMode, setThemeVariables }
}
