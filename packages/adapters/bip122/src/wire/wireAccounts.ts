import { readField, type WalletConnectGrant } from '@latchkey/common'
import { type BitcoinChain, chainOfReference } from '../bitcoinChain.js'
import type { ToldAccount } from '../faces/face.js'

/** More than this is not read; no wallet tells so much. */
const limit = 1_000

/** The addresses of a grant's CAIP-10 accounts by network, as the wallet wrote them. */
export type GrantedAddresses = ReadonlyMap<BitcoinChain, readonly string[]>

/** Reads {@link GrantedAddresses}; what is of no Bitcoin network is left out. */
export function readGranted(grant: WalletConnectGrant): GrantedAddresses {
  const granted = new Map<BitcoinChain, string[]>()
  for (const id of listOf(grant.accounts)) {
    const [namespace, reference = '', address, ...rest] = typeof id === 'string' ? id.split(':') : []
    const chain = namespace === 'bip122' && address && rest.length === 0 ? chainOfReference(reference) : undefined
    if (chain && address) granted.set(chain, [...(granted.get(chain) ?? []), address])
  }
  return granted
}

/** The answer to `getAccountAddresses`, or what `bip122_addressesChanged` carries: objects, or plain addresses. */
export function readTold(value: unknown, chain: BitcoinChain): readonly ToldAccount[] {
  return listOf(value).map((entry) => ({
    address: typeof entry === 'string' ? entry.slice(entry.lastIndexOf(':') + 1) : readField(entry, 'address'),
    publicKey: readField(entry, 'publicKey'),
    purpose: readField(entry, 'intention'),
    path: readField(entry, 'path'),
    chains: [chain],
  }))
}

/**
 * What a session shows: the granted addresses, with what was told of them, then those told besides that are the first of their kind.
 * A wallet that makes a new address for each payment tells many more, which are no accounts.
 */
export function joinAccounts(
  granted: GrantedAddresses,
  toldOf: (chain: BitcoinChain) => readonly ToldAccount[],
): readonly ToldAccount[] {
  return [...granted].flatMap(([chain, addresses]) => {
    const told = toldOf(chain)
    // A list that is of none of them is of an account the wallet has left.
    const known = told.some(({ address }) => addresses.some((own) => own === address)) ? told : []
    const own = addresses.map(
      (address): ToldAccount => known.find((one) => one.address === address) ?? { address, chains: [chain] },
    )
    const others = known.filter(({ address }) => !addresses.some((one) => one === address))
    return [...own, ...others.filter(({ path }) => isFirst(path))]
  })
}

/** The first address of the external chain (BIP-44); wallets that tell no paths tell only such. */
function isFirst(path: unknown): boolean {
  return typeof path !== 'string' || path === '' || path.endsWith('/0/0')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, limit) : []
}
