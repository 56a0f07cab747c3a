import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { walletConnectTexts } from './texts.js'

export type CopyLinkOptions = {
  /** Default: the current URI of the kit. */
  readonly uri?: string
  readonly onCopied?: (uri: string) => void
}

/** Copies the link of the code and announces it. */
export function useCopyLink({ uri: own, onCopied }: CopyLinkOptions = {}): () => Promise<void> {
  const { core, window } = useModal()
  const { text, error } = useLanguage()
  return async () => {
    const uri = own ?? core.walletConnect.uri()
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
