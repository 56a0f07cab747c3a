import {
  bytesToHex,
  type CaipNetworkId,
  type RemoteGrant,
  readAccountType,
  readRemoteGrant,
  safeParseCaipAddress,
} from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'

/** One account on one network, in the wallet's form of its address. */
export type GrantedAccount = {
  /** The account id, the same on every network. */
  readonly id: string
  readonly address: string
  readonly networkId: CaipNetworkId
  readonly accountType: 'smartAccount' | undefined
}

/** A parsed grant of a wallet. */
export type Grant = {
  readonly methods: readonly string[]
  readonly networkIds: readonly CaipNetworkId[]
  /** In the wallet's order. */
  readonly accounts: readonly GrantedAccount[]
}

/** Parses a wallet's grant for Polkadot and drops everything else. Never throws. */
export function readGrant(granted: RemoteGrant): Grant {
  const grant = readRemoteGrant(granted)
  const { methods, networkIds, accounts } = grant
  const read: GrantedAccount[] = []
  for (const text of accounts) {
    const caip = safeParseCaipAddress(text)
    const parsed = safeParseAddress(caip.ok ? caip.value.address : undefined)
    if (!caip.ok || !parsed.ok || caip.value.namespace !== 'polkadot') continue
    const { address, caipNetworkId } = caip.value
    const accountType = readAccountType(grant, address, ['smartAccount'])
    read.push({ id: bytesToHex(parsed.value.accountId), address, networkId: caipNetworkId, accountType })
  }
  const approved = networkIds.filter((id) => id.startsWith('polkadot:'))
  return {
    methods,
    accounts: read,
    networkIds: [...new Set([...approved, ...read.map(({ networkId }) => networkId)])],
  }
}

/** Returns each account once: the active network's first, led by the selected account. */
export function listAccounts(
  { accounts }: Grant,
  networkId: CaipNetworkId,
  first: string | undefined,
): readonly GrantedAccount[] {
  const rank = (one: GrantedAccount) => (one.networkId === networkId ? 0 : 2) + (one.id === first ? 0 : 1)
  const sorted = [...accounts].sort((one, other) => rank(one) - rank(other))
  return sorted.filter(({ id }, index) => sorted.findIndex((one) => one.id === id) === index)
}
