import { useKit } from '../../kit/kitContext.js'
import { useSnap } from '../../kit/useSnap.js'
import { DirectoryWallets } from './DirectoryWallets.js'
import { NoDirectory } from './NoDirectory.js'

/** Every wallet of the directory; without a directory, the other ways to connect. */
export function AllWallets() {
  const { core } = useKit()
  const { status } = useSnap(core.directory.state)
  return status === 'off' ? <NoDirectory /> : <DirectoryWallets />
}
