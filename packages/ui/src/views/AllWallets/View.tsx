import { useModal } from '../../context/modalContext.js'
import { useSnap } from '../../store/useSnap.js'
import { LegalGate } from '../../walletConnect/LegalGate.js'
import { DirectoryWallets } from './DirectoryWallets.js'
import { NoDirectory } from './NoDirectory.js'

/** Every wallet of the directory. Without a directory: the app's own wallets, or a QR code. */
export function AllWallets() {
  const { core } = useModal()
  const { status } = useSnap(core.directory.state)
  return <LegalGate>{status === 'off' ? <NoDirectory /> : <DirectoryWallets />}</LegalGate>
}
