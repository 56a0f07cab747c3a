import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import {
  chainNamespaces,
  guarded,
  isCaipNetworkId,
  listOf,
  objectOf,
  oneOf,
  optional,
  storedValues,
  text,
} from '@latchkey/common/start'
import type { StorageEntry } from './createStorageReader.js'

const caipNetworkId = guarded(isCaipNetworkId, 'a CAIP-2 id')
const id = text({ max: 512 })

/** A recent wallet. Connector ids are unique per namespace only. */
export type RecentWallet = {
  readonly id: string
  readonly rdns?: string
  readonly name: string
  readonly namespace?: ChainNamespace
}

/** The last active network: of the active namespace, or of one namespace. */
export function activeNetworkEntry(namespace?: ChainNamespace): StorageEntry<CaipNetworkId> {
  return {
    key: namespace ? storedValues.core.namespaceNetwork.key(namespace) : storedValues.core.activeNetwork.key(),
    parse: caipNetworkId,
  }
}

/** At most two, newest first. Invalid entries are dropped one by one. */
export function recentWalletsEntry(): StorageEntry<readonly RecentWallet[]> {
  return {
    key: storedValues.core.recentWallets.key(),
    parse: listOf(
      objectOf({ id, rdns: optional(id), name: text({ max: 256 }), namespace: optional(oneOf(chainNamespaces)) }),
      { skipBad: true, max: 100 },
    ),
  }
}
