import type { ChainNamespace, WalletInfo } from '@latchkey/common'
import { accountSlice } from '../state/accountSlice.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Returns name, icon and identifier of the connected wallet of a namespace, by default the active one. */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: WalletInfo | undefined } {
  const kit = useKit()
  return useWatched<{ readonly walletInfo: WalletInfo | undefined }>(kit, {
    watched: accountSlice.watched,
    read: () => ({ walletInfo: kit.getWalletInfo(namespace) }),
    initial: () => ({ walletInfo: undefined }),
  })
}
