import { afterPaint, type ChainNamespace, limits, walletConnectId } from '@latchkey/common'
import type { Core, WalletGroup } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useModal } from '../../../modalContext/modalContext.js'
import { useSnap, useValue } from '../../../store/useSnap.js'

/**
 * Returns the groups of the wallet list, and loads the recommended wallets of the directory once the list is painted.
 */
export function useWalletGroups(namespace: ChainNamespace | undefined): readonly WalletGroup[] {
  const { core } = useModal()
  const { status } = useSnap(core.directory.state)
  useSnap(core.connectors.state)
  useSnap(core.options.state)
  useValue(core.accounts.state, () => pairedNamespaces(core))
  const isLate = useRef(status !== 'ready' && status !== 'off')

  useEffect(() => {
    let isOver = false
    void afterPaint(core.ports).then(() => {
      if (!isOver) void core.directory.load(namespace)
    })
    return () => {
      isOver = true
    }
  }, [core, namespace])

  return core.wallets.list({ namespace, isDirectoryLast: isLate.current })
}

/**
 * The namespaces that WalletConnect has connected: their list omits it. Other changes of an account do not render the
 * list again, because it is about to close.
 */
function pairedNamespaces({ accounts }: Core): string {
  const isPaired = (namespace: ChainNamespace) => accounts.getConnected(namespace)?.connectorId === walletConnectId
  return accounts.connectedNamespaces().filter(isPaired).join()
}

/**
 * Rows reserved for wallets of the directory. While `isLoading`, they show placeholders; afterwards they are empty.
 */
type ReservedRows = { readonly count: number; readonly isLoading: boolean }

/**
 * Reserves rows for wallets of the directory until the list closes. A dialog that changes its height moves its rows,
 * and a click can hit the wrong one.
 */
export function useReservedRows(groups: readonly WalletGroup[]): ReservedRows {
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
