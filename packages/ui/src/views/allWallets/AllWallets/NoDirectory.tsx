import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { AnyWalletCode } from '../../../qr/AnyWalletCode.js'
import { chooseListed } from '../../../walletConnect/chooseListed.js'
import { usePreparePairing } from '../../../walletConnect/usePreparePairing.js'
import { CodeButton } from './CodeButton.js'
import { LongList } from './LongList.js'
import { texts } from './texts.js'

/** The view without a directory: the app's wallets, and a QR code or a link for any other. */
export function NoDirectory() {
  const { core, window } = useModal()
  const { namespace } = useScreen().data
  const { customWallets = [], adapters = [] } = core.options.state.current
  const hasOwn = customWallets.length > 0
  const preparePairing = usePreparePairing(namespace)

  if (!hasOwn && core.walletConnect.isEnabled) return <AnyWalletCode />
  return (
    <div className="body">
      {hasOwn ? (
        <LongList
          wallets={customWallets}
          total={customWallets.length}
          onChoose={(wallet) => chooseListed(core, window, wallet, namespace)}
          onPress={preparePairing}
          onEnd={() => undefined}
        />
      ) : (
        <p className="lead">
          <T text={texts.noList} />
        </p>
      )}
      <CodeButton />
      {!core.walletConnect.isEnabled && adapters.length > 0 && (
        <Button kind="secondary" onClick={() => core.router.reset('Connect', namespace ? { namespace } : {})}>
          <T text={texts.connect} />
        </Button>
      )}
    </div>
  )
}
