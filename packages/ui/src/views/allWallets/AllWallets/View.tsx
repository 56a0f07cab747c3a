import { canPrefetch } from '@latchkey/common'
import { useEffect } from 'react'
import { RequireConsent } from '../../../legal/RequireConsent.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { RequireFreshUri } from '../../../qr/RequireFreshUri.js'
import { useSnap } from '../../../store/useSnap.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { DirectoryWallets } from './DirectoryWallets.js'
import { NoDirectory } from './NoDirectory.js'

/** Every wallet of the directory. Without a directory: the app's own wallets, or a QR code. */
export function AllWallets() {
  const { core, screens } = useModal()
  const { status } = useSnap(core.directory.state)
  const { uri } = useScreen<'AllWallets'>().data
  // Selecting a wallet opens this view.
  useEffect(() => {
    const { window } = core.ports
    if (window && canPrefetch(window)) screens.prefetch('ConnectingWalletConnect')
  }, [core, screens])
  return (
    <RequireConsent picture={<WalletConnectMark />}>
      <RequireFreshUri uri={uri}>{status === 'off' ? <NoDirectory /> : <DirectoryWallets />}</RequireFreshUri>
    </RequireConsent>
  )
}
