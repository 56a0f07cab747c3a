import type { WaitingRequest, WalletLink } from '@latchkey/core'
import { useRef } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { texts } from './texts.js'

/**
 * Links to the connected wallet app on this phone, which has a pending request. Core closes the view with the
 * response.
 */
export function RequestPanel() {
  const { core } = useModal()
  const { error } = useLanguage()
  const { waiting, relay } = useSnap(core.walletConnect.state)
  // Keeps the content while the card closes.
  const last = useRef<Pick<WaitingRequest, 'namespace' | 'name' | 'links'>>(undefined)
  if (waiting) last.current = waiting
  const shown = last.current
  if (!shown) return null
  const { name, namespace, links } = shown
  const [first, other] = links
  const values = { wallet: name }

  function open(link: WalletLink): void {
    if (core.walletConnect.state.waiting?.open(link) === false) core.snackbar.showError(error('WALLET_LINK_FAILED'))
  }

  return (
    <div className="body center">
      <LatchArc status="pending">
        <WalletImage src={core.accounts.getConnected(namespace)?.wallet.icon} name={name} />
      </LatchArc>
      <div className="center" role="status">
        <p className="lead">
          <T text={first ? texts.continueIn : walletTexts.open} values={values} />
        </p>
        <p className="muted">
          <T
            text={relay === 'reconnecting' ? walletTexts.reconnecting : first ? texts.waitingHint : texts.openToAnswer}
          />
        </p>
      </div>
      {first && (
        <div className="button-stack">
          <Button onClick={() => open(first)}>
            <span>
              <T text={walletTexts.open} values={values} />
              {first.showHost && <bdi translate="no">{` (${first.host})`}</bdi>}
            </span>
          </Button>
          {other && (
            <Button kind="text" onClick={() => open(other)}>
              <span>
                <T text={texts.openAnotherWay} />
                {other.showHost && <bdi translate="no">{` (${other.host})`}</bdi>}
              </span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
