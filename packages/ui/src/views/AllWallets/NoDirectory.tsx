import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useScreen } from '../../kit/useScreen.js'
import { chooseListed } from '../../phone/chooseListed.js'
import { useReadyCode } from '../../phone/useReadyCode.js'
import { Button } from '../../primitives/Button.js'
import { ConnectingWalletConnectBasic } from '../ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.js'
import { CodeButton } from './CodeButton.js'
import { LongList } from './LongList.js'

/** The view of all wallets where the app has no directory: the app's own wallets, and a code or a link for any other. */
export function NoDirectory() {
  const { core, window } = useKit()
  const { namespace } = useScreen().data
  const { customWallets = [], adapters = [] } = core.options.state.current
  const hasOwn = customWallets.length > 0
  useReadyCode(hasOwn)

  if (!hasOwn && core.pairing.isEnabled) return <ConnectingWalletConnectBasic />
  return (
    <div className="body">
      {hasOwn ? (
        <LongList
          wallets={customWallets}
          total={customWallets.length}
          onChoose={(wallet) => chooseListed(core, window, wallet, namespace)}
          onEnd={() => undefined}
        />
      ) : (
        <p className="lead">
          <T id="walletsNoList" />
        </p>
      )}
      <CodeButton />
      {!core.pairing.isEnabled && adapters.length > 0 && (
        <Button kind="quiet" onClick={() => core.router.reset('Connect', namespace ? { namespace } : {})}>
          <T id="titleConnect" />
        </Button>
      )}
    </div>
  )
}
