import { isMobile } from '@latchkey/common'
import { useEffect } from 'react'
import { useModal } from '../context/modalContext.js'

/**
 * Prepares a code while the wallet list is open on a phone, because a wallet's app has to open synchronously in the
 * click.
 */
export function useReadyCode(isOn: boolean): void {
  const { core, window } = useModal()
  const isWanted = isOn && core.walletConnect.isEnabled && isMobile(window.navigator)
  useEffect(() => {
    if (!isWanted) return
    void core.walletConnect.prepare()
    return () => core.walletConnect.release()
  }, [core, isWanted])
}
