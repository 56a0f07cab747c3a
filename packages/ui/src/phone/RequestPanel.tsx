import type { WaitingRequest, WalletLink } from '@latchkey/core'
import { useRef } from 'react'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { WalletImage } from '../kit/WalletImage.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'

/** A request waits in the connected wallet on this phone: the click that opens it (R42). The core closes it with the answer. */
export function RequestPanel() {
  const { core } = useKit()
  const { error } = useLanguage()
  const { waiting, relay } = useSnap(core.pairing.state)
  // What was shown stays while the card leaves.
  const last = useRef<Pick<WaitingRequest, 'namespace' | 'name' | 'links'>>(undefined)
  if (waiting) last.current = waiting
  const shown = last.current
  if (!shown) return null
  const { name, namespace, links } = shown
  const [first, other] = links
  const values = { wallet: name }

  function open(link: WalletLink): void {
    if (core.pairing.state.waiting?.open(link) === false) core.snackbar.showError(error('WALLET_LINK_FAILED'))
  }

  return (
    <div className="body center">
      <LatchArc status="pending">
        <WalletImage src={core.accounts.getConnected(namespace)?.wallet.icon} />
      </LatchArc>
      <div className="center" role="status">
        <p className="lead">
          <T id={first ? 'continueIn' : 'openWallet'} values={values} />
        </p>
        <p className="muted">
          <T id={relay === 'reconnecting' ? relay : first ? 'waitingHint' : 'waitingByHand'} />
        </p>
      </div>
      {first && (
        <div className="stack">
          <Button onClick={() => open(first)}>
            <span>
              <T id="openWallet" values={values} />
              {first.showHost && <bdi translate="no">{` (${first.host})`}</bdi>}
            </span>
          </Button>
          {other && (
            <Button kind="text" onClick={() => open(other)}>
              <span>
                <T id="openOther" />
                {other.showHost && <bdi translate="no">{` (${other.host})`}</bdi>}
              </span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
