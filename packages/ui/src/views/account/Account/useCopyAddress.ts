import { useModal } from '../../../context/modalContext.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { texts } from './texts.js'

/** Copies an address and shows whether that succeeded (AX19). */
export function useCopyAddress(): (address: string) => Promise<void> {
  const { core, window } = useModal()
  const { text, error } = useLanguage()
  return async (address) => {
    try {
      await window.navigator.clipboard.writeText(address)
      core.snackbar.showSuccess(text(texts.addressCopied))
    } catch {
      core.snackbar.showError(error('CLIPBOARD_FAILED'))
    }
  }
}
