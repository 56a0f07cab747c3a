import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import { servesNamespace } from '../connectors/servesNamespace.js'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { isExcluded } from './isExcluded.js'

/** Wallets of the directory that the app's options allow. */
export type DirectoryFilter = {
  /** `undefined`: every wallet. An empty list: none. */
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly featured: readonly string[]
  readonly chains: readonly CaipNetworkId[]
  /** Whether a wallet is in no list, whatever the directory was asked: it only knows ids. */
  hides(wallet: WalletListEntry): boolean
}

/** The directory refuses a query with more entries or more ids than this; longer URLs also fail at proxies. */
export const mostIds = 100

/**
 * Whether a text can be an id of the directory: 1 to 64 letters, digits, `-` or `_`. The directory refuses the whole query for any other
 * text. Names and reverse-DNS names are compared with the wallets that it returns.
 */
export function isDirectoryId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}

/**
 * Reads {@link DirectoryFilter} from the options in force. What goes by the name of a wallet that is excluded by its id is hidden,
 * too; `excluded` are those. With a namespace of the app, only wallets that serve it are left.
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
  // Without chains the directory would answer for every network.
  const serves = (wallet: WalletListEntry) => !namespace || own.length === 0 || servesNamespace(wallet, namespace)
  const rules = [...excludeWalletIds.map((word) => ({ id: word, rdns: word, name: word })), ...excluded]
  return {
    include: included && ids(included),
    exclude: ids(options.excludeWalletIds),
    featured: ids(options.featuredWalletIds).filter((id) => !custom.has(id) && isIncluded(id)),
    chains: own.length > 0 ? own : chains,
    hides: (wallet) => !isIncluded(wallet.id) || isExcluded(wallet, rules) || !serves(wallet),
  }
}
