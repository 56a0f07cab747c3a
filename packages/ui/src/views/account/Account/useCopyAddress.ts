import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { texts } from './texts.js'

/** Copies an address and shows whether that succeeded. */
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
