import type { WalletLink, WalletListEntry } from '@latchkey/core'
import { type ReactNode, useState } from 'react'
import { useModal } from '../../../context/modalContext.js'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { Button } from '../../../primitives/Button.js'
import { focusTitle } from '../../../primitives/focusTitle.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { CodeClock } from '../../../qr/CodeClock.js'
import { useSnap } from '../../../store/useSnap.js'
import { listedName } from '../../../wallet/listedName.js'
import { walletTexts } from '../../../wallet/texts.js'
import { EndedPanel } from '../../../walletConnect/EndedPanel.js'
import { hasEnded } from '../../../walletConnect/hasEnded.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { useCopyLink } from '../../../walletConnect/useCopyLink.js'
import type { WalletConnectAttempt } from '../../../walletConnect/useWalletConnect.js'
import { texts } from './texts.js'
import { type AppLinks, useAppLinks } from './useAppLinks.js'

export type AppPanelProps = {
  readonly wallet: WalletListEntry
  readonly picture: ReactNode
  /** The wallet's app on this device, or its web page. */
  readonly kind: WalletLink['kind']
  readonly walletConnect: WalletConnectAttempt
  /** Shows a QR code instead. `undefined` if a tab does. */
  readonly onShowQr: (() => void) | undefined
  /** Opens the view with the wallet's downloads. */
  readonly onGet: () => void
}

/**
 * Opens the wallet's app on this device or its web page. The link contains the pairing URI and opens in the visitor's
 * click.
 */
export function AppPanel({ wallet, picture, kind, walletConnect, onShowQr, onGet }: AppPanelProps) {
  const { core } = useModal()
  const { error } = useLanguage()
  const { uri, status, code } = useSnap(core.walletConnect.state)
  const [copied, setCopied] = useState<string>()
  const copyLink = useCopyLink(setCopied)
  const { first, other, hasNoLink, isWaiting, isStillHere, open } = useAppLinks(wallet, kind, walletConnect.handedOver)
  const values = { wallet: listedName(wallet) }
  const { handed } = walletConnect.handedOver
  /** An app or the clipboard contains an earlier URI. */
  const isOutdated = [handed && (handed.uri ?? uri), copied].some((one) => one !== undefined && one !== uri)
  const rejected = walletConnect.wasDeclined ? (code ?? 'USER_REJECTED') : undefined
  const news = isWaiting ? undefined : (rejected ?? (isOutdated ? code : undefined))

  if (hasEnded(walletConnect, status)) return <EndedPanel walletConnect={walletConnect} />
  return (
    <div className="center">
      <LatchArc status={isWaiting ? 'pending' : 'idle'}>{picture}</LatchArc>
      <div className="center" role="status">
        <p className="lead" key={news && uri}>
          {hasNoLink ? (
            error('LINK_NOT_VALID')
          ) : news ? (
            error(news)
          ) : (
            <T text={isWaiting ? texts.continueIn : walletTexts.open} values={values} />
          )}
        </p>
        <p className="muted">
          <T text={hintOf(kind, { hasNoLink, isWaiting, isStillHere })} values={values} />
        </p>
      </div>
      <div className="button-stack">
        {!hasNoLink && (
          <Button kind={isWaiting && !isStillHere ? 'quiet' : 'primary'} onClick={() => open(0)} busy={!first}>
            <span>
              <T text={isWaiting ? texts.openAgain : walletTexts.open} values={values} />
              {first?.showHost && <bdi translate="no">{` (${first.host})`}</bdi>}
            </span>
          </Button>
        )}
        {(isStillHere || hasNoLink) && (
          <>
            {other && (
              <Button kind="quiet" onClick={() => open(1)}>
                <span>
                  <T text={texts.openAnotherWay} />
                  {other.showHost && <bdi translate="no">{` (${other.host})`}</bdi>}
                </span>
              </Button>
            )}
            <Button kind="quiet" onClick={onGet}>
              <span>
                <T text={walletTexts.get} values={values} />
              </span>
            </Button>
          </>
        )}
        <div className="button-row">
          <Button kind="text" onClick={copyLink} busy={uri === undefined}>
            <T text={walletConnectTexts.copyLink} />
          </Button>
          {onShowQr && (
            <Button
              kind="text"
              onClick={({ currentTarget }) => {
                focusTitle(currentTarget)
                onShowQr()
              }}
            >
              <T text={walletConnectTexts.showQr} />
            </Button>
          )}
        </div>
      </div>
      <CodeClock />
    </div>
  )
}

function hintOf(
  kind: WalletLink['kind'],
  { hasNoLink, isWaiting, isStillHere }: Pick<AppLinks, 'hasNoLink' | 'isWaiting' | 'isStillHere'>,
): TextDescriptor {
  if (hasNoLink) return walletConnectTexts.noLink
  if (isWaiting) return isStillHere ? texts.didNotOpen : texts.continueHint
  return kind === 'web' ? texts.pageHint : texts.appHint
}
