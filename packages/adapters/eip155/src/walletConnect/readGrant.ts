import type { CaipNetworkId, WalletConnectGrant } from '@latchkey/common'
import { safeParseChainId, toCaipNetworkId } from '../chainId.js'
import { safeParseSessionAccount } from '../sessionAccount.js'

/** A grant, read: the networks that are EVM chains, and the valid accounts of each (R34). */
export type ReadGrant = {
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: ReadonlySet<string>
  /** The addresses on a network; where the wallet named none there, those of the first network that has some. */
  addresses(networkId: CaipNetworkId): readonly string[]
}

/** More than this is not read; no wallet grants so much. */
const limit = 1_000

/** Reads what a wallet granted; what is malformed, or of another namespace, is left out. */
export function readGrant(grant: WalletConnectGrant): ReadGrant {
  const accounts = new Map<CaipNetworkId, Set<string>>()
  for (const id of listOf(grant.accounts)) {
    const account = safeParseSessionAccount(id)
    const networkId = typeof id === 'string' ? safeParseNetworkId(id.slice(0, id.lastIndexOf(':'))) : undefined
    if (!account.ok || !networkId) continue
    accounts.set(networkId, (accounts.get(networkId) ?? new Set()).add(account.value.address))
  }
  const named = listOf(grant.networkIds).flatMap((id) => safeParseNetworkId(id) ?? [])
  const networkIds = [...new Set([...named, ...accounts.keys()])]
  return {
    networkIds,
    methods: new Set(listOf(grant.methods).filter((method) => typeof method === 'string')),
    addresses(networkId) {
      const home = accounts.has(networkId) ? networkId : networkIds.find((id) => accounts.has(id))
      return [...((home && accounts.get(home)) ?? [])]
    },
  }
}

function safeParseNetworkId(value: unknown): CaipNetworkId | undefined {
  const chainId = typeof value === 'string' && value.startsWith('eip155:') ? safeParseChainId(value) : undefined
  return chainId?.ok ? toCaipNetworkId(chainId.value) : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, limit) : []
}
