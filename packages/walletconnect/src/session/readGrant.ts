import { type CaipNetworkId, type ChainNamespace, type RemoteGrant, safeParseCaipNetworkId } from '@latchkey/common'
import { currentNetworkId, deprecatedNetworkId } from '../protocol/deprecatedNetworks.js'

/** Namespaces of a session, keyed by namespace or chain. The shape is checked, the values are not. */
export type Granted = Readonly<
  Record<
    string,
    { readonly accounts: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** Entries that are read of each list. It limits the work on hostile data. */
const maxEntries = 1_000

/** Returns what a session grants in one namespace, with current network ids. Leaves out chains without accounts. */
export function readGrant(granted: Granted, namespace: ChainNamespace): RemoteGrant {
  const parts = Object.entries(granted)
    .filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    .map(([, part]) => part)
  const accounts = unique(parts.flatMap((part) => part.accounts.slice(0, maxEntries).map(toCurrent))).filter(
    (account) => account.startsWith(`${namespace}:`),
  )
  return {
    methods: unique(parts.flatMap(({ methods }) => methods.slice(0, maxEntries))),
    events: unique(parts.flatMap(({ events }) => events.slice(0, maxEntries))),
    accounts,
    networkIds: unique(accounts.map(chainOf)).filter((id): id is CaipNetworkId => safeParseCaipNetworkId(id).ok),
  }
}

/** Returns the current or deprecated id by which the wallet approved a network, or undefined. */
export function grantedChain(granted: Granted, networkId: CaipNetworkId): CaipNetworkId | undefined {
  const chains = new Set(Object.values(granted).flatMap(({ accounts }) => accounts.map(chainOf)))
  return [networkId, deprecatedNetworkId(networkId)].find((id) => id !== undefined && chains.has(id))
}

function chainOf(account: string): string {
  return account.split(':', 2).join(':')
}

function toCurrent(account: string): string {
  const chain = chainOf(account)
  return currentNetworkId(chain) + account.slice(chain.length)
}

function unique(list: readonly string[]): readonly string[] {
  return [...new Set(list)]
}
