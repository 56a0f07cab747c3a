import { type CaipNetworkId, type Network, safeParseCaipAddress, type WalletConnectGrant } from '@latchkey/common'
import { safeParseSessionAccount } from '../sessionAccount.js'

/** What a wallet granted, read. */
export type Grant = {
  readonly methods: readonly string[]
  /** Each network it approved, with the id it approved it under. */
  readonly networks: ReadonlyMap<CaipNetworkId, CaipNetworkId>
  /** Its accounts, in its order: each address with its networks. */
  readonly accounts: ReadonlyMap<string, readonly CaipNetworkId[]>
  /** The id a network has today: old wallets know only the former one. */
  currentId(id: CaipNetworkId): CaipNetworkId
}

/** More entries than this are not read of a grant. */
const longest = 1_000

/** Reads what a wallet granted for Solana; what is none of it is left out (R34). Total. */
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
