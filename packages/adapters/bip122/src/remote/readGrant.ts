import { type RemoteGrant, readField, readRemoteGrant } from '@latchkey/common'
import { type BitcoinChain, chainOfReference } from '../network/bitcoinChain.js'
import type { ReportedAccount } from '../wallet/walletDriver.js'

/** The addresses of a grant's CAIP-10 accounts by network, as the wallet wrote them. */
export type GrantedAddresses = ReadonlyMap<BitcoinChain, readonly string[]>

/** Reads {@link GrantedAddresses} and drops accounts of other networks. */
export function readGranted(grant: RemoteGrant): GrantedAddresses {
  const granted = new Map<BitcoinChain, string[]>()
  for (const id of readRemoteGrant(grant).accounts) {
    const [namespace, reference = '', address, ...rest] = id.split(':')
    const chain = namespace === 'bip122' && address && rest.length === 0 ? chainOfReference(reference) : undefined
    if (chain && address) granted.set(chain, [...(granted.get(chain) ?? []), address])
  }
  return granted
}

/** Parses the result of `getAccountAddresses` or the data of `bip122_addressesChanged`: objects, or plain addresses. */
export function readReported(value: unknown, chain: BitcoinChain): readonly ReportedAccount[] {
  return readList(value).map((entry) => ({
    address: typeof entry === 'string' ? entry.slice(entry.lastIndexOf(':') + 1) : readField(entry, 'address'),
    publicKey: readField(entry, 'publicKey'),
    purpose: readField(entry, 'intention'),
    path: readField(entry, 'path'),
    chains: [chain],
  }))
}

/** Maximum number of entries that are read; no wallet reports so many. */
const longest = 1_000

/** Returns the entries of a list, and none for any other value. */
function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, longest) : []
}
