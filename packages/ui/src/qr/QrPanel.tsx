import { appLinkTarget, detectPlace, type WalletListEntry } from '@latchkey/core'
import { type ReactNode, useEffect, useState } from 'react'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { useSnap } from '../store/useSnap.js'
import { walletTexts } from '../wallet/texts.js'
import { listedName } from '../wallet/walletDetails.js'
import { EndedPanel } from '../walletConnect/EndedPanel.js'
import { walletConnectTexts } from '../walletConnect/texts.js'
import { useCopyLink } from '../walletConnect/useCopyLink.js'
import type { WalletConnectAttempt } from '../walletConnect/useWalletConnect.js'
import { openWallet } from '../walletConnect/walletLinks.js'
import { CodeClock } from './CodeClock.js'
import { QrCode, TooLong } from './QrCode.js'
import { type Renewal, readQrStatus } from './qrStatus.js'
import { qrTexts } from './texts.js'
import { useIsPast } from './useIsPast.js'

export type QrPanelProps = {
  /** The wallet of the code. Without it, any wallet can scan the code. */
  readonly wallet: WalletListEntry | undefined
  /** Logo in the center of the code. */
  readonly picture: ReactNode
  readonly walletConnect: WalletConnectAttempt
  /** Opens the view with the wallet's downloads. */
  readonly onGet?: () => void
}

/** A QR code with its remaining time and other ways to use it. A new code appears in the same place. */
export function QrPanel({ wallet, picture, walletConnect, onGet }: QrPanelProps) {
  const { core, window } = useModal()
  const { text, error } = useLanguage()
  const state = useSnap(core.walletConnect.state)
  const { uri, expiresAt } = state
  // A new code is requested before the old one expires, but may arrive later.
  const isExpired = useIsPast(expiresAt)
  const copyLink = useCopyLink()
  const values = wallet ? { wallet: listedName(wallet) } : {}

  function openHere(): void {
    const target = appLinkTarget(detectPlace(window))
    if (openWallet(core, window, { href: core.walletConnect.uri() ?? '', scheme: 'wc', target }))
      walletConnect.handedOver.note()
    else core.snackbar.showError(error('WALLET_LINK_FAILED'))
  }

  const qr = readQrStatus(walletConnect, state)
  if (qr.status === 'ended') return <EndedPanel end={qr.end} onRetry={walletConnect.ask} />
  return (
    <div className="qr-panel">
      <QrCode
        value={isExpired ? undefined : uri}
        label={text(wallet ? qrTexts.labelFor : qrTexts.label, values)}
        logo={picture}
        fallback={<TooLong />}
      />
      <CodeClock />
      <News uri={uri} renewal={qr.renewal}>
        <T text={wallet ? qrTexts.hintFor : qrTexts.hint} values={values} />
      </News>
      <div className="button-row">
        <Button kind="secondary" onClick={copyLink} busy={uri === undefined}>
          <T text={walletConnectTexts.copyLink} />
        </Button>
        {wallet && onGet ? (
          <Button kind="secondary" onClick={onGet}>
            <T text={walletTexts.get} values={values} />
          </Button>
        ) : (
          <Button kind="secondary" onClick={openHere} busy={uri === undefined}>
            <T text={qrTexts.openHere} />
          </Button>
        )}
      </div>
    </div>
  )
}

type NewsProps = {
  readonly uri: string | undefined
  readonly renewal: Renewal
  /** The default text above the code. */
  readonly children: ReactNode
}

const reasons = {
  declined: { code: 'USER_REJECTED', hint: qrTexts.declinedHint },
  expired: { code: 'PAIRING_EXPIRED', hint: qrTexts.expiredHint },
} as const

/**
 * The reason for a new code. Its space is reserved, so that the code does not move. The text is added after a delay, so
 * that screen readers announce it, and again for each code, even if it is the same.
 */
function News({ uri, renewal, children }: NewsProps) {
  const { error } = useLanguage()
  const [shown, setShown] = useState<Omit<NewsProps, 'children'>>({ uri: undefined, renewal: 'none' })
  useEffect(() => {
    if (uri) setShown({ uri, renewal })
  }, [uri, renewal])
  const reason = shown.renewal !== 'none' && reasons[shown.renewal]
  return (
    <div className="qr-panel-message">
      {!reason && <p>{children}</p>}
      <p role="status">
        {reason && (
          <span key={shown.uri}>
            <strong>{error(reason.code)}</strong> <T text={reason.hint} />
          </span>
        )}
      </p>
    </div>
  )
}
