import type { ThemeMode, ThemeVariables } from '@latchkey/core'
import type { AppKit } from '../instance/appKit.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Returns theme mode and theme variables, and functions to change them. */
export function useAppKitTheme(): {
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
} & Pick<AppKit, 'setThemeMode' | 'setThemeVariables'> {
  const kit = useKit()
  const read = () => ({ themeMode: kit.getThemeMode(), themeVariables: kit.getThemeVariables() })
  const { setThemeMode, setThemeVariables } = kit
  return { ...useWatched(kit, { subject: 'theme', read, initial: read }), setThemeMode, setThemeVariables }
}
