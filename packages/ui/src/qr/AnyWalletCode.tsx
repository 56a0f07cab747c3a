import { useModal, useScreen } from '../modalContext/modalContext.js'
import { Loading } from '../primitives/Loading.js'
import { useSnap } from '../store/useSnap.js'
import { AllWalletsRow } from '../wallet/AllWalletsRow.js'
import { ConnectedPanel } from '../walletConnect/ConnectedPanel.js'
import { useWalletConnect } from '../walletConnect/useWalletConnect.js'
import { WalletConnectMark } from '../walletConnect/WalletConnectMark.js'
import { AppCode } from './AppCode.js'
import { QrPanel } from './QrPanel.js'
import { RequireFreshUri } from './RequireFreshUri.js'

/** A QR code for any wallet: of the app's own pairing if the view has one, otherwise of the kit's. */
export function AnyWalletCode() {
  const { uri } = useScreen<'ConnectingWalletConnectBasic'>().data
  if (!uri) return <KitCode />
  return (
    <RequireFreshUri uri={uri}>
      <AppCode uri={uri} />
    </RequireFreshUri>
  )
}

/** The QR code of the kit's pairing, and the row that opens all wallets. */
function KitCode() {
  const { core } = useModal()
  const { isReady } = useSnap(core.connectors.state)
  const { namespace } = useScreen().data
  const walletConnect = useWalletConnect(undefined, true)
  if (walletConnect.attempt?.status === 'connected') return <ConnectedPanel picture={<WalletConnectMark />} wasCode />
  if (!walletConnect.connector && !isReady) return <Loading />
  return (
    <div className="body">
      <QrPanel wallet={undefined} picture={<WalletConnectMark />} walletConnect={walletConnect} />
      <AllWalletsRow namespace={namespace} />
    </div>
  )
}
