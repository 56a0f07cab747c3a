import { RequireConsent } from '../../../legal/RequireConsent.js'
import { useScreen } from '../../../modalContext/modalContext.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { ConnectWays } from './ConnectWays.js'
import { RequestPanel } from './RequestPanel.js'

/** Connects a wallet through WalletConnect, or shows a pending request of the connected wallet. */
export function ConnectingWalletConnect() {
  if (useScreen<'ConnectingWalletConnect'>().data.isRequest) return <RequestPanel />
  return (
    <RequireConsent picture={<WalletConnectMark />}>
      <ConnectWays />
    </RequireConsent>
  )
}
