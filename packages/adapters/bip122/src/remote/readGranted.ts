import type { RemoteGrant } from '@latchkey/common'
import { type BitcoinChain, chainOfReference } from '../network/bitcoinChain.js'
import { readList } from './readList.js'

/** The addresses of a grant's CAIP-10 accounts by network, as the wallet wrote them. */
export type GrantedAddresses = ReadonlyMap<BitcoinChain, readonly string[]>

/** Reads {@link GrantedAddresses} and drops accounts of other networks. */
export function readGranted(grant: RemoteGrant): GrantedAddresses {
  const granted = new Map<BitcoinChain, string[]>()
  for (const id of readList(grant.accounts)) {
    const [namespace, reference = '', address, ...rest] = typeof id === 'string' ? id.split(':') : []
    const chain = namespace === 'bip122' && address && rest.length === 0 ? chainOfReference(reference) : undefined
    if (chain && address) granted.set(chain, [...(granted.get(chain) ?? []), address])
  }
  return granted
}
