import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { servesNamespace } from '../wallets/walletIdentity.js'
import type { WalletListEntry } from '../wallets/walletRow.js'
import { isExcluded, ruleOf } from '../wallets/walletVisibility.js'
import { isDirectoryId } from './directoryIds.js'

/** Wallets of the directory that the app's options allow. */
export type DirectoryFilter = {
  /** `undefined`: every wallet. An empty list: none. */
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly featured: readonly string[]
  readonly chains: readonly CaipNetworkId[]
  /** Returns whether a wallet is in no list. The directory filters by id only, so its responses are filtered again. */
  hides(wallet: WalletListEntry): boolean
}

/** The directory refuses a query with more entries or more ids than this; longer URLs also fail at proxies. */
export const mostIds = 100

/**
 * Reads {@link DirectoryFilter} from the current options. Wallets that share a name with a wallet excluded by id are
 * hidden, too; `excluded` are the excluded ones. With a namespace of the app, only wallets that support it are listed.
 */
export function directoryFilter(
  options: ResolvedOptions,
  excluded: readonly WalletListEntry[],
  namespace?: ChainNamespace,
): DirectoryFilter {
  const ids = (list: readonly string[] | undefined) => [...new Set(list)].filter(isDirectoryId)
  const custom = new Set(options.customWallets?.map(({ id }) => id))
  const { includeWalletIds: included, excludeWalletIds = [] } = options
  const isIncluded = (id: string) => !included || included.includes(id)
  const chains = options.networks.map(({ caipNetworkId }) => caipNetworkId)
  const own = chains.filter((chain) => chain.startsWith(`${namespace}:`))
  // Without chains, the directory would return wallets of every network.
  const serves = (wallet: WalletListEntry) => !namespace || own.length === 0 || servesNamespace(wallet, namespace)
  const rules = [...excludeWalletIds.map(ruleOf), ...excluded]
  return {
    include: included && ids(included),
    exclude: ids(options.excludeWalletIds),
    featured: ids(options.featuredWalletIds).filter((id) => !custom.has(id) && isIncluded(id)),
    chains: own.length > 0 ? own : chains,
    hides: (wallet) => !isIncluded(wallet.id) || isExcluded(wallet, rules) || !serves(wallet),
  }
}
