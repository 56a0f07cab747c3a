import { listPlatforms } from '@latchkey/core'
import { RequireConsent } from '../../../legal/RequireConsent.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { ConnectWays } from './ConnectWays.js'
import { RequestPanel } from './RequestPanel.js'

/** Connects a wallet through WalletConnect, or shows a pending request of the connected wallet. */
export function ConnectingWalletConnect() {
  const { core } = useModal()
  const { isRequest, walletId, namespace } = useScreen<'ConnectingWalletConnect'>().data
  useSnap(core.directory.state)
  useSnap(core.connectors.state)
  if (isRequest) return <RequestPanel />
  // A wallet that cannot be reached only has links.
  const sendsRequest = listPlatforms(core, core.wallets.find(walletId), namespace).length > 0
  return (
    <RequireConsent picture={<WalletConnectMark />} isOn={sendsRequest}>
      <ConnectWays />
    </RequireConsent>
  )
}
