import { type WalletLink, type WalletListEntry, warnRefusedLink } from '@latchkey/core'
import { type ReactNode, useEffect, useState } from 'react'
import { focusTitle } from '../kit/focusTitle.js'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { CodeClock } from './CodeClock.js'
import { listedName } from './findListed.js'
import { hasEnded } from './hasEnded.js'
import { openWallet, readLinks } from './openWallet.js'
import { PhoneEnded } from './PhoneEnded.js'
import { useClock } from './useClock.js'
import { useCopyLink } from './useCopyLink.js'
import type { PhoneAttempt } from './useWalletConnect.js'

export type AppPanelProps = {
  readonly wallet: WalletListEntry
  readonly picture: ReactNode
  /** Where the wallet is: its app on this phone or computer, or its page. */
  readonly kind: WalletLink['kind']
  readonly phone: PhoneAttempt
  readonly onShowQr: () => void
  /** Leads to where the wallet can be had. */
  readonly onGet: () => void
}

/** A page that is still seen this long after an app's link was opened has probably opened none, in ms. */
const patienceMs = 2_000

/** A wallet on this device, or its page: opened by the visitor's click with the code in its link. */
export function AppPanel({ wallet, picture, kind, phone, onShowQr, onGet }: AppPanelProps) {
  const { core, window } = useKit()
  const { error } = useLanguage()
  const { clock } = core.ports
  const { uri, status, code } = useSnap(core.pairing.state)
  const { handed, note, ...handedOver } = phone.handedOver
  const [copied, setCopied] = useState<string>()
  const copyLink = useCopyLink(setCopied)
  // Links go as the code becomes too old (R60).
  useClock()
  const [isStillHere, setStillHere] = useState(false)
  const opened = handed?.kind === kind ? handed : undefined
  const isWaiting = handedOver.isWaiting && opened !== undefined
  const read = () => readLinks(core, wallet, window, kind)
  const [first, other] = read()
  const values = { wallet: listedName(wallet) }
  /** Somebody has a code that is no longer the one. */
  const isOutdated = [handed && (handed.uri ?? uri), copied].some((one) => one !== undefined && one !== uri)
  const news = isWaiting ? undefined : phone.wasDeclined ? (code ?? 'USER_REJECTED') : isOutdated ? code : undefined
  // There is a code to hand over, and no way to: the wallet's link did not pass the policy (R40).
  const hasCode = core.pairing.uri() !== undefined
  const hasNoLink = !first && hasCode

  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal wallet in a new object is no reason to log again
  useEffect(() => {
    if (!hasCode) return
    readLinks(core, wallet, window, kind, (reason) => warnRefusedLink(core.ports.logger, wallet.name, reason))
  }, [core, window, wallet.id, kind, hasCode])

  useEffect(() => {
    if (!opened) return
    const timer = clock.setTimeout(() => setStillHere(window.document.visibilityState === 'visible'), patienceMs)
    return () => clock.clearTimeout(timer)
  }, [clock, window, opened])

  /** By what is true in the click; it may be a second older than what is shown. */
  function open(index: 0 | 1): void {
    const link = read()[index]
    if (!link) return
    if (!openWallet(core, window, link)) return core.snackbar.showError(error('WALLET_LINK_FAILED'))
    note(link.kind)
    setStillHere(false)
  }

  if (hasEnded(phone, status)) return <PhoneEnded phone={phone} />
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
            <T id={isWaiting ? 'continueIn' : 'openWallet'} values={values} />
          )}
        </p>
        <p className="muted">
          <T
            id={
              hasNoLink
                ? 'getNoLink'
                : isWaiting
                  ? isStillHere
                    ? 'didNotOpen'
                    : 'continueHint'
                  : kind === 'web'
                    ? 'pageHint'
                    : 'appHint'
            }
            values={values}
          />
        </p>
      </div>
      <div className="stack">
        {!hasNoLink && (
          <Button kind={isWaiting && !isStillHere ? 'quiet' : 'primary'} onClick={() => open(0)} busy={!first}>
            <span>
              <T id={isWaiting ? 'openAgain' : 'openWallet'} values={values} />
              {first?.showHost && <bdi translate="no">{` (${first.host})`}</bdi>}
            </span>
          </Button>
        )}
        {(isStillHere || hasNoLink) && (
          <>
            {other && (
              <Button kind="quiet" onClick={() => open(1)}>
                <span>
                  <T id="openOther" />
                  {other.showHost && <bdi translate="no">{` (${other.host})`}</bdi>}
                </span>
              </Button>
            )}
            <Button kind="quiet" onClick={onGet}>
              <span>
                <T id="getThisWallet" values={values} />
              </span>
            </Button>
          </>
        )}
        <div className="pair">
          <Button kind="text" onClick={copyLink} busy={uri === undefined}>
            <T id="copyLink" />
          </Button>
          <Button
            kind="text"
            onClick={({ currentTarget }) => {
              focusTitle(currentTarget)
              onShowQr()
            }}
          >
            <T id="showQr" />
          </Button>
        </div>
      </div>
      <CodeClock />
    </div>
  )
}
