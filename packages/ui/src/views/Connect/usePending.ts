import { limits } from '@latchkey/common'
import type { Core, WalletGroup } from '@latchkey/core'
import { useRef } from 'react'
import { useModal } from '../../context/modalContext.js'
import { useSnap } from '../../store/useSnap.js'

/** The rows that the list reserves for wallets of the directory. `isLoading`: placeholders show there, otherwise nothing does. */
export type Pending = { readonly count: number; readonly isLoading: boolean }

/**
 * Reserves the rows that the directory is about to fill, and keeps those that it leaves empty: a centered dialog and a bottom sheet move every
 * row, also under the pointer, when their height changes.
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
