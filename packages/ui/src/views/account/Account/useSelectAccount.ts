import { type Account, isAppKitError } from '@latchkey/common'
import { useModal } from '../../../context/modalContext.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { texts } from './texts.js'

/** Makes an account active and shows whether that succeeded. Does nothing for the active account. */
export function useSelectAccount(): (account: Account) => void {
  const { core } = useModal()
  const { text, error } = useLanguage()
  return ({ namespace, address }) => {
    if (core.accounts.getConnected(namespace)?.address === address) return
    try {
      core.setAccount(address, namespace)
      core.snackbar.showSuccess(text(texts.accountSelected))
    } catch (cause) {
      if (!isAppKitError(cause)) throw cause
      core.snackbar.showError(error(cause.code))
    }
  }
}
