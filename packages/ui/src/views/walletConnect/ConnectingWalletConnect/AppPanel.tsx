import type { WalletLink, WalletListEntry } from '@latchkey/core'
import { type ReactNode, useState } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { focusTitle } from '../../../primitives/focusTitle.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { CodeClock } from '../../../qr/CodeClock.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { listedName } from '../../../wallet/walletDetails.js'
import { EndedPanel } from '../../../walletConnect/EndedPanel.js'
import { readEnd } from '../../../walletConnect/readEnd.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { useCopyLink } from '../../../walletConnect/useCopyLink.js'
import type { WalletConnectAttempt } from '../../../walletConnect/useWalletConnect.js'
import { type LinkStatus, readLinkButtons, readLinkStatus, readNews } from './linkStatus.js'
import { texts } from './texts.js'
import { useAppLinks } from './useAppLinks.js'

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
  const pairing = useSnap(core.walletConnect.state)
  const { uri, code } = pairing
  const [copied, setCopied] = useState<string>()
  const copyLink = useCopyLink({ onCopied: setCopied })
  const { handedOver, wasDeclined } = walletConnect
  const { first, other, hasNoLink, isWaiting, isStillHere, open } = useAppLinks(wallet, kind, handedOver)
  const values = { wallet: listedName(wallet) }
  const handedUri = handedOver.handed && (handedOver.handed.uri ?? uri)
  const news = readNews({ uri, code, wasDeclined, given: [handedUri, copied] })
  const state = readLinkStatus({ hasNoLink, isOpened: isWaiting, isStillHere, news })
  const buttons = readLinkButtons(state)

  const end = readEnd(walletConnect, pairing)
  if (end) return <EndedPanel end={end} onRetry={walletConnect.ask} />
  return (
    <div className="center">
      <LatchArc status={state.status === 'opened' ? 'pending' : 'idle'}>{picture}</LatchArc>
      <div className="center" role="status">
        <p className="lead" key={state.status === 'ready' && state.news ? uri : undefined}>
          <Title state={state} values={values} />
        </p>
        <p className="muted">
          <T text={hintOf(state, kind)} values={values} />
        </p>
      </div>
      <div className="button-stack">
        {buttons.open && (
          <Button kind={buttons.open.kind} onClick={() => open(0)} busy={!first}>
            <span>
              <T text={buttons.open.isRepeat ? texts.openAgain : walletTexts.open} values={values} />
              {first?.showHost && <bdi translate="no">{` (${first.host})`}</bdi>}
            </span>
          </Button>
        )}
        {buttons.hasOther && other && (
          <Button kind="secondary" onClick={() => open(1)}>
            <span>
              <T text={texts.openAnotherWay} />
              {other.showHost && <bdi translate="no">{` (${other.host})`}</bdi>}
            </span>
          </Button>
        )}
        {buttons.needsWallet && (
          <Button kind="secondary" onClick={onGet}>
            <span>
              <T text={walletTexts.get} values={values} />
            </span>
          </Button>
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

type TitleProps = { readonly state: LinkStatus; readonly values: { readonly wallet: string } }

function Title({ state, values }: TitleProps) {
  const { error } = useLanguage()
  if (state.status === 'noLink') return <span>{error('LINK_NOT_VALID')}</span>
  if (state.status === 'opened') return <T text={texts.continueIn} values={values} />
  return state.news ? <span>{error(state.news)}</span> : <T text={walletTexts.open} values={values} />
}

function hintOf(state: LinkStatus, kind: WalletLink['kind']): TextDescriptor {
  if (state.status === 'noLink') return walletConnectTexts.noLink
  if (state.status === 'opened') return state.mayBeMissing ? texts.didNotOpen : texts.continueHint
  return kind === 'web' ? texts.pageHint : texts.appHint
}
