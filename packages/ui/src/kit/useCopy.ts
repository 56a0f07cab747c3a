import { useKit } from './kitContext.js'
import { useLanguage } from './useLanguage.js'

/** Copies an address and says so, or that it could not be (AX19). */
export function useCopy(): (address: string) => Promise<void> {
  const { core, window } = useKit()
  const { text, error } = useLanguage()
  return async (address) => {
    try {
      await window.navigator.clipboard.writeText(address)
      core.snackbar.showSuccess(text('addressCopied'))
    } catch {
      core.snackbar.showError(error('CLIPBOARD_FAILED'))
    }
  }
}
