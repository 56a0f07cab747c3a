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
import { readRequestStatus } from './requestStatus.js'
import { texts } from './texts.js'

const hints = {
  reconnecting: walletTexts.reconnecting,
  openLink: texts.waitingHint,
  openByHand: texts.openToAnswer,
} as const

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
  const state = readRequestStatus(links, relay)
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
          <T text={state.status === 'linked' ? texts.continueIn : walletTexts.open} values={values} />
        </p>
        <p className="muted">
          <T text={hints[state.hint]} />
        </p>
      </div>
      {state.status === 'linked' && (
        <div className="button-stack">
          <Button onClick={() => open(state.first)}>
            <span>
              <T text={walletTexts.open} values={values} />
              {state.first.showHost && <bdi translate="no">{` (${state.first.host})`}</bdi>}
            </span>
          </Button>
          {state.other && <OtherLink link={state.other} onOpen={open} />}
        </div>
      )}
    </div>
  )
}

type OtherLinkProps = { readonly link: WalletLink; readonly onOpen: (link: WalletLink) => void }

function OtherLink({ link, onOpen }: OtherLinkProps) {
  return (
    <Button kind="text" onClick={() => onOpen(link)}>
      <span>
        <T text={texts.openAnotherWay} />
        {link.showHost && <bdi translate="no">{` (${link.host})`}</bdi>}
      </span>
    </Button>
  )
}
