import { useKit } from '../kit/kitContext.js'
import { useLanguage } from '../kit/useLanguage.js'

/** Copies the code's link, as it may be used now, and says so (AX17). */
export function useCopyLink(onCopied?: (uri: string) => void): () => Promise<void> {
  const { core, window } = useKit()
  const { text, error } = useLanguage()
  return async () => {
    const uri = core.pairing.uri()
    try {
      if (!uri) return core.snackbar.showError(error('PAIRING_EXPIRED'))
      await window.navigator.clipboard.writeText(uri)
      core.snackbar.showSuccess(text('linkCopied'))
      onCopied?.(uri)
    } catch {
      core.snackbar.showError(error('CLIPBOARD_FAILED'))
    }
  }
}
