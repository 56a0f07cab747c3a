import { Loading } from '../../frame/Loading.js'
import { useKit } from '../../kit/kitContext.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { AllWalletsRow } from '../../phone/AllWalletsRow.js'
import { PhoneConnected } from '../../phone/PhoneConnected.js'
import { PhoneMark } from '../../phone/PhoneMark.js'
import { QrPanel } from '../../phone/QrPanel.js'
import { useWalletConnect } from '../../phone/useWalletConnect.js'

/** Where connecting begins without adapters: a code for any wallet, and the way to choose one. */
export function ConnectingWalletConnectBasic() {
  const { core } = useKit()
  const { isReady } = useSnap(core.connectors.state)
  const { namespace } = useScreen().data
  const phone = useWalletConnect(undefined, true)
  if (phone.attempt?.status === 'connected') return <PhoneConnected picture={<PhoneMark />} wasCode />
  if (!phone.connector && !isReady) return <Loading />
  return (
    <div className="body">
      <QrPanel wallet={undefined} picture={<PhoneMark />} phone={phone} />
      <AllWalletsRow namespace={namespace} />
    </div>
  )
}
