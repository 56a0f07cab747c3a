import { isMobile } from '@latchkey/common'
import { useEffect } from 'react'
import { useKit } from '../kit/kitContext.js'

/** On a phone a wallet's app opens in the click itself, so the code has to be there before: from when wallets are listed. */
export function useReadyCode(isOn: boolean): void {
  const { core, window } = useKit()
  const isWanted = isOn && core.pairing.isEnabled && isMobile(window.navigator)
  useEffect(() => {
    if (!isWanted) return
    void core.pairing.prepare()
    return () => core.pairing.release()
  }, [core, isWanted])
}
