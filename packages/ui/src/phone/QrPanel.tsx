import type { ErrorCode } from '@latchkey/common'
import { appLinkTarget, detectPlace, type WalletListEntry } from '@latchkey/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { Button } from '../primitives/Button.js'
import { CodeClock } from './CodeClock.js'
import { listedName } from './findListed.js'
import { hasEnded } from './hasEnded.js'
import { openWallet } from './openWallet.js'
import { PhoneEnded } from './PhoneEnded.js'
import { QrCode } from './QrCode.js'
import { useCopyLink } from './useCopyLink.js'
import type { PhoneAttempt } from './useWalletConnect.js'

export type QrPanelProps = {
  /** Whose code it is; without one any wallet may take it. */
  readonly wallet: WalletListEntry | undefined
  /** In the middle of the code. */
  readonly picture: ReactNode
  readonly phone: PhoneAttempt
}

/** A code for a phone, with its clock and the other ways to use it. A new one appears in the same place (FI5). */
export function QrPanel({ wallet, picture, phone }: QrPanelProps) {
  const { core, window } = useKit()
  const { text, error } = useLanguage()
  const { uri, status, code } = useSnap(core.pairing.state)
  const copyLink = useCopyLink()
  const values = wallet ? { wallet: listedName(wallet) } : {}

  function openHere(): void {
    const target = appLinkTarget(detectPlace(window))
    if (openWallet(core, window, { href: core.pairing.uri() ?? '', scheme: 'wc', target })) phone.handedOver.note()
    else core.snackbar.showError(error('WALLET_LINK_FAILED'))
  }

  if (hasEnded(phone, status)) return <PhoneEnded phone={phone} />
  return (
    <div className="qrPanel">
      <QrCode
        value={uri}
        label={text(wallet ? 'qrLabelFor' : 'qrLabel', values)}
        logo={picture}
        fallback={
          <div className="qr">
            <p className="muted">
              <T id="qrTooLong" />
            </p>
          </div>
        }
      />
      <CodeClock />
      <News uri={uri} code={code ?? (phone.wasDeclined ? 'USER_REJECTED' : undefined)}>
        <T id={wallet ? 'qrHintFor' : 'qrHint'} values={values} />
      </News>
      <div className="pair">
        <Button kind="quiet" onClick={copyLink} busy={uri === undefined}>
          <T id="copyLink" />
        </Button>
        <Button kind="quiet" onClick={openHere} busy={uri === undefined}>
          <T id="openHere" />
        </Button>
      </div>
    </div>
  )
}

type NewsProps = {
  readonly uri: string | undefined
  readonly code: ErrorCode | undefined
  /** What stands there while there is no news. */
  readonly children: ReactNode
}

/**
 * Why there is a new code, in a place of its own, so that the code does not move. Said when it is there and a moment late, so that it
 * is read out; of each new code anew, also where the words are the same.
 */
function News({ uri, code, children }: NewsProps) {
  const { error } = useLanguage()
  const [told, setTold] = useState<Omit<NewsProps, 'children'>>()
  useEffect(() => {
    if (uri) setTold({ uri, code })
  }, [uri, code])
  const known = told?.code === 'USER_REJECTED' || told?.code === 'PAIRING_EXPIRED' ? told.code : undefined
  return (
    <div className="news">
      {!known && <p>{children}</p>}
      <p role="status">
        {known && (
          <span key={told?.uri}>
            <strong>{error(known)}</strong> <T id={known === 'USER_REJECTED' ? 'declinedNew' : 'expiredNew'} />
          </span>
        )}
      </p>
    </div>
  )
}
