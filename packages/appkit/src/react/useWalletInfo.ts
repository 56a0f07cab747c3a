import type { ChainNamespace, WalletInfo } from '@latchkey/common'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Name, icon and identifier of the connected wallet. */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: WalletInfo | undefined } {
  const kit = useKit()
  return useWatched<{ readonly walletInfo: WalletInfo | undefined }>(
    kit,
    () => ({ walletInfo: kit.getWalletInfo(namespace) }),
    () => ({ walletInfo: undefined }),
  )
}
