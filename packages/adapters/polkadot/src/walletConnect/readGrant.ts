import { type CaipNetworkId, safeParseCaipAddress, type WalletConnectGrant } from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import { bytesToHex } from '../hex.js'

/** One account on one network, as the wallet writes it there. */
export type GrantedAccount = {
  /** Who it is, the same on every network. */
  readonly id: string
  readonly address: string
  readonly networkId: CaipNetworkId
}

/** What a wallet granted, read. */
export type Grant = {
  readonly methods: readonly string[]
  readonly networkIds: readonly CaipNetworkId[]
  /** In the wallet's order. */
  readonly accounts: readonly GrantedAccount[]
}

/** More entries than this are not read of a grant. */
const longest = 1_000

/** Reads what a wallet granted for Polkadot; what is none of it is left out (R34). Total. */
export function readGrant({ methods, networkIds, accounts }: WalletConnectGrant): Grant {
  const read: GrantedAccount[] = []
  for (const text of accounts.slice(0, longest)) {
    const caip = safeParseCaipAddress(text)
    const parsed = safeParseAddress(caip.ok ? caip.value.address : undefined)
    if (!caip.ok || !parsed.ok || caip.value.namespace !== 'polkadot') continue
    const { address, caipNetworkId } = caip.value
    read.push({ id: bytesToHex(parsed.value.accountId), address, networkId: caipNetworkId })
  }
  const approved = networkIds.slice(0, longest).filter((id) => id.startsWith('polkadot:'))
  return {
    methods,
    accounts: read,
    networkIds: [...new Set([...approved, ...read.map(({ networkId }) => networkId)])],
  }
}

/** Each account once, those of the network first, and of them the one that was put first. */
export function listAccounts(
  { accounts }: Grant,
  networkId: CaipNetworkId,
  first: string | undefined,
): readonly GrantedAccount[] {
  const rank = (one: GrantedAccount) => (one.networkId === networkId ? 0 : 2) + (one.id === first ? 0 : 1)
  const sorted = [...accounts].sort((one, other) => rank(one) - rank(other))
  return sorted.filter(({ id }, index) => sorted.findIndex((one) => one.id === id) === index)
}
