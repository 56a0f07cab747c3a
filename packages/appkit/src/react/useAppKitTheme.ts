import type { AppKit } from '../instance/appKit.js'
import type { ThemeView } from '../state/themeSlice.js'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

/** Returns theme mode and theme variables, and functions to change them. */
export function useAppKitTheme(): ThemeView & Pick<AppKit, 'setThemeMode' | 'setThemeVariables'> {
  const kit = useKit()
  const { setThemeMode, setThemeVariables } = kit
  return { ...useSlice(kit, 'theme'), setThemeMode, setThemeVariables }
}
