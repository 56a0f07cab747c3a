import type { AppKit } from '../instance/appKit.js'
import { useKit } from './useKit.js'

/** Returns functions that open and close the modal. Throws `NOT_CREATED` without an instance, like every hook. */
export function useAppKit(): Pick<AppKit, 'open' | 'close'> {
  const { open, close } = useKit()
  return { open, close }
}
