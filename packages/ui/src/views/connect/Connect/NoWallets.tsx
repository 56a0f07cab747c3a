import { T } from '../../../i18n/T.js'
import { WalletIcon } from '../../../icons/icons.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { namespaceNames } from '../../../network/namespaceNames.js'
import { Button } from '../../../primitives/Button.js'
import { Picture } from '../../../primitives/Picture.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { texts } from './texts.js'

/** Shown without any wallet, with a link to help. */
export function NoWallets() {
  const { core } = useModal()
  const { enableWallets, enableWalletGuide, namespaces, adapters } = useSnap(core.options.state).current
  // Without an adapter, installed wallets cannot connect; without a relay, no others can.
  const isOffered = enableWallets && (core.walletConnect.isEnabled || Boolean(adapters?.length))
  const { namespace } = useScreen().data
  const kind = namespace && namespaces.length > 1 ? namespaceNames[namespace] : ''
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<WalletIcon />} />
      <p className="lead">
        <T
          text={!isOffered ? texts.walletsOff : kind ? texts.noWalletsFor : texts.noWallets}
          values={{ chain: kind }}
        />
      </p>
      {isOffered && (
        <p className="muted">
          <T text={texts.noWalletsHint} />
        </p>
      )}
      {isOffered && enableWalletGuide && (
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
