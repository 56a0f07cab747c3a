import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'

/** A button for a QR code that any wallet can scan. Absent without a relay, unless the app has its own pairing. */
export function CodeButton() {
  const { core } = useModal()
  const { namespace, uri } = useScreen<'AllWallets'>().data
  if (!uri && !core.walletConnect.isEnabled) return null
  const target = namespace ? { namespace } : {}
  return (
    <div className="button-stack">
      <Button
        kind="secondary"
        onClick={() =>
          uri
            ? core.router.push('ConnectingWalletConnectBasic', { ...target, uri })
            : core.router.push('ConnectingWalletConnect', target)
        }
      >
        <T text={walletConnectTexts.showQr} />
      </Button>
    </div>
  )
}
