import {
  type CaipNetworkId,
  type Network,
  type RemoteGrant,
  readRemoteGrant,
  safeParseCaipAddress,
} from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'

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

/** Parses a wallet's grant for Solana and drops everything else. Never throws. */
export function readGrant(granted: RemoteGrant, ofApp: readonly Network[]): Grant {
  const { methods, networkIds, accounts } = readRemoteGrant(granted)
  const networks = new Map<CaipNetworkId, CaipNetworkId>()
  const read = new Map<string, CaipNetworkId[]>()
  const currentId = (id: CaipNetworkId) =>
    ofApp.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === id)?.caipNetworkId ?? id
  const approve = (id: CaipNetworkId) => {
    const current = currentId(id)
    if (!networks.has(current) || id === current) networks.set(current, id)
    return current
  }
  for (const id of networkIds) if (id.startsWith('solana:')) approve(id)
  for (const text of accounts) {
    const caip = safeParseCaipAddress(text)
    const parsed = safeParseAddress(caip.ok ? caip.value.address : undefined)
    if (!caip.ok || !parsed.ok || caip.value.namespace !== 'solana') continue
    const id = approve(caip.value.caipNetworkId)
    const { address } = parsed.value
    const known = read.get(address) ?? []
    if (!known.includes(id)) read.set(address, [...known, id])
  }
  return { methods, networks, accounts: read, currentId }
}

/** Returns the first of these networks that the wallet approved, otherwise the first approved one. */
export function firstNetwork(
  approved: Grant['networks'],
  preferred: readonly (Network | undefined)[],
): CaipNetworkId | undefined {
  return preferred.find((one) => one && approved.has(one.caipNetworkId))?.caipNetworkId ?? [...approved.keys()][0]
}
