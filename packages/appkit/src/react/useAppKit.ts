import type { AppKit } from '../instance/appKit.js'
import { useKit } from './useKit.js'

/** Opens and closes the modal. */
export function useAppKit(): Pick<AppKit, 'open' | 'close'> {
  const { open, close } = useKit()
  return { open, close }
}
