import type { BitcoinChain } from '../bitcoinChain.js'
import type { ToldAccount } from '../faces/face.js'
import type { GrantedAddresses } from './readGranted.js'

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
