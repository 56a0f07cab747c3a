import { WalletIcon } from '../../icons/icons.js'
import { useKit } from '../../kit/kitContext.js'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { T } from '../../kit/T.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { Button } from '../../primitives/Button.js'
import { Picture } from '../../primitives/Picture.js'

/** Nothing to choose from, and a way on. */
export function NoWallets() {
  const { core } = useKit()
  const { enableWallets, enableWalletGuide, namespaces, adapters } = useSnap(core.options.state).current
  // Without an adapter wallets of this device cannot be asked, and without a relay no others.
  const isOffered = enableWallets && (core.pairing.isEnabled || Boolean(adapters?.length))
  const { namespace } = useScreen().data
  const kind = namespace && namespaces.length > 1 ? namespaceNames[namespace] : ''
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<WalletIcon />} />
      <p className="lead">
        <T id={!isOffered ? 'walletsOff' : kind ? 'noWalletsFor' : 'noWallets'} values={{ chain: kind }} />
      </p>
      {isOffered && (
        <p className="muted">
          <T id="noWalletsHint" />
        </p>
      )}
      {isOffered && enableWalletGuide && (
        <div className="stack">
          <Button onClick={() => core.router.push('GetWallet')}>
            <T id="getAWallet" />
          </Button>
          <Button kind="text" onClick={() => core.router.push('WhatIsAWallet')}>
            <T id="titleWhatIsAWallet" />
          </Button>
        </div>
      )}
    </div>
  )
}
