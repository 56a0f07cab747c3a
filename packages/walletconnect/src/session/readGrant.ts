import {
  type CaipNetworkId,
  type ChainNamespace,
  safeParseCaipNetworkId,
  type WalletConnectGrant,
} from '@latchkey/common'
import { currentNetworkId, deprecatedNetworkId } from './deprecatedNetworks.js'

/** What a wallet granted, by namespace or by one chain of it, as the protocol has it. Outside data that has the right form. */
export type Granted = Readonly<
  Record<
    string,
    { readonly accounts: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** More than this no wallet shares; it bounds the work on hostile data. */
const most = 1_000

/** What a session grants in one namespace; networks by their ids of today. A chain without an account is of no use and left out. */
export function readGrant(granted: Granted, namespace: ChainNamespace): WalletConnectGrant {
  const parts = Object.entries(granted)
    .filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    .map(([, part]) => part)
  const accounts = unique(parts.flatMap((part) => part.accounts.slice(0, most).map(toCurrent))).filter((account) =>
    account.startsWith(`${namespace}:`),
  )
  return {
    methods: unique(parts.flatMap(({ methods }) => methods.slice(0, most))),
    events: unique(parts.flatMap(({ events }) => events.slice(0, most))),
    accounts,
    networkIds: unique(accounts.map(chainOf)).filter((id): id is CaipNetworkId => safeParseCaipNetworkId(id).ok),
  }
}

/** The id by which the wallet knows a network: the one of today, or that of before. `undefined` where it did not approve it. */
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
