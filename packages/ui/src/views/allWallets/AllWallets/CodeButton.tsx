import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'

/** A button for a QR code that any wallet can scan. Absent without a relay. */
export function CodeButton() {
  const { core } = useModal()
  const { namespace } = useScreen().data
  if (!core.walletConnect.isEnabled) return null
  return (
    <div className="button-stack">
      <Button
        kind="secondary"
        onClick={() => core.router.push('ConnectingWalletConnect', namespace ? { namespace } : {})}
      >
        <T text={walletConnectTexts.showQr} />
      </Button>
    </div>
  )
}
