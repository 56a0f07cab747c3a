import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { AnyWalletCode } from '../../../qr/AnyWalletCode.js'
import { usePreparePairing } from '../../../walletConnect/usePreparePairing.js'
import { CodeButton } from './CodeButton.js'
import { LongList } from './LongList.js'
import { texts } from './texts.js'
import { useChooseWallet } from './useChooseWallet.js'

/** The view without a directory: the app's wallets, and a QR code or a link for any other. */
export function NoDirectory() {
  const { core } = useModal()
  const { namespace, uri } = useScreen<'AllWallets'>().data
  const { customWallets = [], adapters = [] } = core.options.state.current
  const hasOwn = customWallets.length > 0
  const preparePairing = usePreparePairing(namespace)
  const choose = useChooseWallet()

  if (!hasOwn && (uri || core.walletConnect.isEnabled)) return <AnyWalletCode />
  return (
    <div className="body">
      {hasOwn ? (
        <LongList
          wallets={customWallets}
          total={customWallets.length}
          onChoose={choose}
          onPress={uri ? undefined : preparePairing}
          onEnd={() => undefined}
        />
      ) : (
        <p className="lead">
          <T text={texts.noList} />
        </p>
      )}
      <CodeButton />
      {!uri && !core.walletConnect.isEnabled && adapters.length > 0 && (
        <Button kind="secondary" onClick={() => core.router.reset('Connect', namespace ? { namespace } : {})}>
          <T text={texts.connect} />
        </Button>
      )}
    </div>
  )
}
