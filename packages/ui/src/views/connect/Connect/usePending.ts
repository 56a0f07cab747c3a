import { limits } from '@latchkey/common'
import type { Core, WalletGroup } from '@latchkey/core'
import { useRef } from 'react'
import { useModal } from '../../../context/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'

/** The number of rows reserved for wallets of the directory. While `isLoading`, they show placeholders; afterwards they are empty. */
export type Pending = { readonly count: number; readonly isLoading: boolean }

/**
 * Reserves rows for wallets of the directory until the list closes. A dialog that changes its height moves its rows, and a click can hit the
 * wrong one.
 */
export function usePending(groups: readonly WalletGroup[]): Pending {
  const { core } = useModal()
  const { status } = useSnap(core.directory.state)
  const reserved = useRef(0)
  const listed = groups.flatMap(({ group, rows }) => (group === 'walletConnect' || group === 'external' ? [] : rows))
  const isLoading = (status === 'idle' || status === 'loading') && core.options.state.current.enableWallets
  if (isLoading) reserved.current = Math.max(limits.recommendedWallets, listed.length + countFeatured(core, listed))
  return { count: Math.max(0, reserved.current - listed.length), isLoading }
}

/** Returns the number of `featuredWalletIds` that are not listed yet. */
function countFeatured({ options }: Core, listed: readonly WalletGroup['rows'][number][]): number {
  const { featuredWalletIds = [] } = options.state.current
  return featuredWalletIds.filter((id) => !listed.some(({ wallet }) => wallet?.id === id)).length
}
