import { isSameAddress } from '../address/address.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { ReportedAccount } from '../wallet/walletDriver.js'
import type { GrantedAddresses } from './readGranted.js'

/**
 * Returns the granted addresses with their reported details, then the first reported address of each other type. The
 * other reported addresses are not accounts: some wallets create an address for each payment.
 */
export function joinAccounts(
  granted: GrantedAddresses,
  reportedOf: (chain: BitcoinChain) => readonly ReportedAccount[],
): readonly ReportedAccount[] {
  return [...granted].flatMap(([chain, addresses]) => {
    const told = reportedOf(chain)
    // A list without a granted address belongs to a previous account.
    const known = told.some(({ address }) => isGranted(address, addresses)) ? told : []
    const own = addresses.map(
      (address): ReportedAccount =>
        known.find((one) => isSameAddress(one.address, address)) ?? { address, chains: [chain] },
    )
    const others = known.filter(({ address }) => !isGranted(address, addresses))
    return [...own, ...others.filter(({ path }) => isFirst(path))]
  })
}

function isGranted(address: unknown, granted: readonly string[]): boolean {
  return granted.some((one) => isSameAddress(one, address))
}

/** Whether a derivation path belongs to the first external address (BIP-44). Without a path, an address counts as the first. */
function isFirst(path: unknown): boolean {
  return typeof path !== 'string' || path === '' || path.endsWith('/0/0')
}
