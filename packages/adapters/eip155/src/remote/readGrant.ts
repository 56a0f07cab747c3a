import {
  type AccountType,
  type CaipNetworkId,
  type RemoteGrant,
  readAccountType,
  readRemoteGrant,
  safeParseCaipAddress,
  safeParseChainId,
  toEvmNetworkId,
} from '@latchkey/common'
import { safeParseAccount } from '../address/address.js'

/** A parsed grant: its EVM chains, and the valid accounts of each with their types. */
export type ReadGrant = {
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: ReadonlySet<string>
  /** Returns the addresses on a network; if there are none, those of the first network that has some. */
  addresses(networkId: CaipNetworkId): readonly string[]
  accountType(address: string): AccountType
}

/** Parses a wallet's grant and drops malformed entries and those of other namespaces. */
export function readGrant(granted: RemoteGrant): ReadGrant {
  const grant = readRemoteGrant(granted)
  const accounts = new Map<CaipNetworkId, Set<string>>()
  const smartAccounts = new Set<string>()
  for (const id of grant.accounts) {
    const caip = safeParseCaipAddress(id)
    const networkId = caip.ok ? safeParseNetworkId(caip.value.caipNetworkId) : undefined
    const address = safeParseAccount(caip.ok ? caip.value.address : undefined)
    if (!address.ok || !networkId) continue
    accounts.set(networkId, (accounts.get(networkId) ?? new Set()).add(address.value))
    if (caip.ok && readAccountType(grant, caip.value.address, ['smartAccount'])) smartAccounts.add(address.value)
  }
  const named = grant.networkIds.flatMap((id) => safeParseNetworkId(id) ?? [])
  const networkIds = [...new Set([...named, ...accounts.keys()])]
  return {
    networkIds,
    methods: new Set(grant.methods),
    addresses(networkId) {
      const home = accounts.has(networkId) ? networkId : networkIds.find((id) => accounts.has(id))
      return [...((home && accounts.get(home)) ?? [])]
    },
    accountType: (address) => (smartAccounts.has(address) ? 'smartAccount' : 'eoa'),
  }
}

function safeParseNetworkId(value: string): CaipNetworkId | undefined {
  const chainId = value.startsWith('eip155:') ? safeParseChainId(value) : undefined
  return chainId?.ok ? toEvmNetworkId(chainId.value) : undefined
}
