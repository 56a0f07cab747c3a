import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { walletConnectTexts } from './texts.js'

/** Copies the current link of the code and announces it. */
export function useCopyLink(onCopied?: (uri: string) => void): () => Promise<void> {
  const { core, window } = useModal()
  const { text, error } = useLanguage()
  return async () => {
    const uri = core.walletConnect.uri()
    try {
      if (!uri) return core.snackbar.showError(error('PAIRING_EXPIRED'))
      await window.navigator.clipboard.writeText(uri)
      core.snackbar.showSuccess(text(walletConnectTexts.linkCopied))
      onCopied?.(uri)
    } catch {
      core.snackbar.showError(error('CLIPBOARD_FAILED'))
    }
  }
}
