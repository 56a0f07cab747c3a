import { type ChainNamespace, isMobile, walletConnectId } from '@latchkey/common'
import type { Core, WalletGroup, WalletRow } from '@latchkey/core'
import { readWallets } from '../../kit/readWallets.js'

/**
 * The wallet list with what the directory adds. Where the directory answered after the list was there (`isLate`), its wallets come
 * last, so that nothing moves under the pointer.
 */
export function readMoreWallets(
  core: Core,
  namespace: ChainNamespace | undefined,
  isLate: boolean,
): readonly WalletGroup[] {
  const { featured, excluded, ...directory } = core.directory.state
  const recommended = (namespace && directory.recommendedBy?.[namespace]) ?? directory.recommended
  const { byNamespace } = core.accounts.state
  const isTaken = (namespace ? [namespace] : core.accounts.connectedNamespaces()).some((candidate) => {
    const account = byNamespace[candidate]
    return account?.status === 'connected' && account.connectorId === walletConnectId
  })
  const groups = readWallets(core, namespace, (input) => ({
    ...input,
    featured: [...input.featured, ...featured],
    recommended,
    known: core.directory.list(namespace).wallets,
    rules: { ...input.rules, excluded: [...(input.rules.excluded ?? []), ...excluded] },
    isWalletConnectConnected: isTaken,
  }))
  const ordered = isMobile(core.ports.window?.navigator) ? groups.map(reachableFirst) : groups
  if (!isLate) return ordered
  const fromDirectory = new Set([...featured, ...recommended].map(({ id }) => id))
  const isAdded = ({ wallet }: WalletRow) => wallet !== undefined && fromDirectory.has(wallet.id)
  return [
    ...ordered.map(({ group, rows }) => ({ group, rows: rows.filter((row) => !isAdded(row)) })),
    ...ordered.map(({ group, rows }) => ({ group, rows: rows.filter(isAdded) })),
  ].filter(({ rows }) => rows.length > 0)
}

/** On a phone those come first whose app can be opened. */
function reachableFirst({ group, rows }: WalletGroup): WalletGroup {
  const isReachable = ({ wallet }: WalletRow) => !wallet || wallet.mobile_link !== undefined
  return { group, rows: [...rows.filter(isReachable), ...rows.filter((row) => !isReachable(row))] }
}
