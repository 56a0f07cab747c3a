import type { CaipNetworkId } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** Which wallets the app's options let the directory show. */
export type DirectoryFilter = {
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly featured: readonly string[]
  readonly chains: readonly CaipNetworkId[]
}

/** Whether a text can be an id in the directory: others, such as names, hide connectors and are no question to it. */
export function isDirectoryId(id: string): boolean {
  return /^[\w.:-]{1,128}$/.test(id)
}

/** Reads {@link DirectoryFilter} from the options in force. */
export function directoryFilter(options: ResolvedOptions): DirectoryFilter {
  const ids = (list: readonly string[] | undefined) => [...new Set(list)].filter(isDirectoryId)
  const own = new Set(options.customWallets?.map(({ id }) => id))
  return {
    include: options.includeWalletIds && ids(options.includeWalletIds),
    exclude: ids(options.excludeWalletIds),
    featured: ids(options.featuredWalletIds).filter((id) => !own.has(id)),
    chains: options.networks.map(({ caipNetworkId }) => caipNetworkId),
  }
}
