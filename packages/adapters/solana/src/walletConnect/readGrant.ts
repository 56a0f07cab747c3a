import { type CaipNetworkId, type Network, safeParseCaipAddress, type WalletConnectGrant } from '@latchkey/common'
import { safeParseSessionAccount } from '../address/sessionAccount.js'

/** A parsed grant of a wallet. */
export type Grant = {
  readonly methods: readonly string[]
  /** The approved networks by current id, with the id that the wallet approved. */
  readonly networks: ReadonlyMap<CaipNetworkId, CaipNetworkId>
  /** The accounts in the wallet's order: each address with its networks. */
  readonly accounts: ReadonlyMap<string, readonly CaipNetworkId[]>
  /** Returns the current id of a network. Old wallets use the legacy id. */
  currentId(id: CaipNetworkId): CaipNetworkId
}

/** Maximum number of grant entries that are read. */
const longest = 1_000

/** Parses a wallet's grant for Solana and drops everything else (R34). Never throws. */
export function readGrant({ methods, networkIds, accounts }: WalletConnectGrant, ofApp: readonly Network[]): Grant {
  const networks = new Map<CaipNetworkId, CaipNetworkId>()
  const read = new Map<string, CaipNetworkId[]>()
  const currentId = (id: CaipNetworkId) =>
    ofApp.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === id)?.caipNetworkId ?? id
  const approve = (id: CaipNetworkId) => {
    const current = currentId(id)
    if (!networks.has(current) || id === current) networks.set(current, id)
    return current
  }
  for (const id of networkIds.slice(0, longest)) if (id.startsWith('solana:')) approve(id)
  for (const text of accounts.slice(0, longest)) {
    const account = safeParseSessionAccount(text)
    const caip = safeParseCaipAddress(text)
    if (!account.ok || !caip.ok) continue
    const id = approve(caip.value.caipNetworkId)
    const known = read.get(account.value.address) ?? []
    if (!known.includes(id)) read.set(account.value.address, [...known, id])
  }
  return { methods, networks, accounts: read, currentId }
}
