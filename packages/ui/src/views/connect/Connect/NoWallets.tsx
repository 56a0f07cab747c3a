import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { namespaceLooks } from '../../../network/namespaceLooks.js'
import { Button } from '../../../primitives/Button.js'
import { WalletIcon } from '../../../primitives/icons.js'
import { Picture } from '../../../primitives/Picture.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { type NoWalletsStatus, readNoWalletsStatus } from './noWalletsStatus.js'
import { texts } from './texts.js'

/** Shown without any wallet, with a link to help. */
export function NoWallets() {
  const { core } = useModal()
  const options = useSnap(core.options.state).current
  const { namespace } = useScreen().data
  const state = readNoWalletsStatus({ ...options, hasWalletConnect: core.walletConnect.isEnabled, namespace })
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<WalletIcon />} />
      <p className="lead">
        <Reason state={state} />
      </p>
      {state.status === 'none' && (
        <p className="muted">
          <T text={texts.noWalletsHint} />
        </p>
      )}
      {state.status === 'none' && state.hasGuide && (
        <div className="button-stack">
          <Button onClick={() => core.router.push('GetWallet')}>
            <T text={walletTexts.getAWallet} />
          </Button>
          <Button kind="text" onClick={() => core.router.push('WhatIsAWallet')}>
            <T text={walletTexts.whatIsAWallet} />
          </Button>
        </div>
      )}
    </div>
  )
}

function Reason({ state }: { readonly state: NoWalletsStatus }) {
  if (state.status === 'off') return <T text={texts.walletsOff} />
  if (state.namespace === undefined) return <T text={texts.noWallets} />
  return <T text={texts.noWalletsFor} values={{ chain: namespaceLooks[state.namespace].name }} />
}
