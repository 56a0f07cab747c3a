import { appLinkTarget, detectPlace } from '@latchkey/core'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { walletConnectTexts } from '../walletConnect/texts.js'
import { useCopyLink } from '../walletConnect/useCopyLink.js'
import { WalletConnectMark } from '../walletConnect/WalletConnectMark.js'
import { openWallet } from '../walletConnect/walletLinks.js'
import { QrCode, TooLong } from './QrCode.js'
import { qrTexts } from './texts.js'

export type AppCodeProps = {
  /** The pairing URI that the app created. */
  readonly uri: string
}

/** The QR code of the app's own pairing. The kit neither pairs nor learns whether a wallet connects. */
export function AppCode({ uri }: AppCodeProps) {
  const { core, window } = useModal()
  const { text, error } = useLanguage()
  const copyLink = useCopyLink({ uri })

  function openHere(): void {
    if (!openWallet(core, window, { href: uri, scheme: 'wc', target: appLinkTarget(detectPlace(window)) }))
      core.snackbar.showError(error('WALLET_LINK_FAILED'))
  }

  return (
    <div className="body">
      <div className="qr-panel">
        <QrCode value={uri} label={text(qrTexts.label)} logo={<WalletConnectMark />} fallback={<TooLong />} />
        <div className="qr-panel-message">
          <p>
            <T text={qrTexts.appHint} />
          </p>
        </div>
        <div className="button-row">
          <Button kind="secondary" onClick={copyLink}>
            <T text={walletConnectTexts.copyLink} />
          </Button>
          <Button kind="secondary" onClick={openHere}>
            <T text={qrTexts.openHere} />
          </Button>
        </div>
      </div>
    </div>
  )
}
