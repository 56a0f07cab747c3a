import { type ConnectMethod, connectMethods } from '../options/featureSwitches.js'
import type { WalletGroup } from './walletRow.js'
import { isInstalled } from './walletVisibility.js'

/**
 * Returns all connect methods in their order. `order` is that of the app (`features.connectMethodsOrder`); methods that
 * it omits follow in the default order. Without it, wallets come first if `groups` have one that is on the page, which
 * needs a single click.
 */
export function orderConnectMethods(
  order: readonly ConnectMethod[] | undefined,
  groups: readonly WalletGroup[],
): readonly ConnectMethod[] {
  const hasInstalled = groups.some(({ rows }) => rows.some(({ connectors }) => connectors.some(isInstalled)))
  const first = order ?? (hasInstalled ? ['wallet' as const] : [])
  return [...new Set([...first, ...connectMethods])]
}
