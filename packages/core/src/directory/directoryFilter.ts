import type { CaipNetworkId } from '@latchkey/common'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { isExcluded } from './isExcluded.js'

/** Which wallets the app's options let the directory show. */
export type DirectoryFilter = {
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly featured: readonly string[]
  readonly chains: readonly CaipNetworkId[]
  /** Whether a wallet is in no list, whatever the directory was asked: it only knows ids. */
  hides(wallet: WalletListEntry): boolean
}

/** Whether a text can be an id in the directory: others, such as names, hide connectors and are no question to it. */
export function isDirectoryId(id: string): boolean {
  return /^[\w.:-]{1,128}$/.test(id)
}

/**
 * Reads {@link DirectoryFilter} from the options in force. What goes by the name of a wallet that is excluded by its id is hidden,
 * too; `excluded` are those.
 */
export function directoryFilter(options: ResolvedOptions, excluded: readonly WalletListEntry[]): DirectoryFilter {
  const ids = (list: readonly string[] | undefined) => [...new Set(list)].filter(isDirectoryId)
  const own = new Set(options.customWallets?.map(({ id }) => id))
  const { includeWalletIds: included, excludeWalletIds = [] } = options
  const isIncluded = (id: string) => !included || included.includes(id)
  const rules = [...excludeWalletIds.map((word) => ({ id: word, rdns: word, name: word })), ...excluded]
  return {
    include: included && ids(included),
    exclude: ids(options.excludeWalletIds),
    featured: ids(options.featuredWalletIds).filter((id) => !own.has(id) && isIncluded(id)),
    chains: options.networks.map(({ caipNetworkId }) => caipNetworkId),
    hides: (wallet) => !isIncluded(wallet.id) || isExcluded(wallet, rules),
  }
}
