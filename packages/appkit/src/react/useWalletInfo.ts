import type { ChainNamespace, WalletInfo } from '@latchkey/common'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Name, icon and identifier of the connected wallet. */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: WalletInfo | undefined } {
  const kit = useKit()
  const { accounts, networks } = kit.core
  return useWatched<{ readonly walletInfo: WalletInfo | undefined }>(
    [accounts.state, networks.state],
    () => ({ walletInfo: kit.getWalletInfo(namespace) }),
    () => ({ walletInfo: undefined }),
  )
}
