import { isSameAddress } from '../address/address.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { ReportedAccount } from '../wallet/walletDriver.js'

/** Addresses that the wallet reported, in addition to those it granted. */
export type ReportedAddresses = {
  of(chain: BitcoinChain): readonly ReportedAccount[]
  /**
   * Stores a list if it belongs to the granted account, and returns whether it does. Keeps known details of addresses
   * that the new list omits.
   */
  learn(accounts: readonly ReportedAccount[], chain: BitcoinChain, granted: readonly string[] | undefined): boolean
}

export function createReportedAddresses(): ReportedAddresses {
  const lists = new Map<BitcoinChain, readonly ReportedAccount[]>()
  const of = (chain: BitcoinChain) => lists.get(chain) ?? []
  return {
    of,
    learn(accounts, chain, granted = []) {
      if (!accounts.some(({ address }) => granted.some((one) => isSameAddress(one, address)))) return false
      const known = of(chain)
      lists.set(
        chain,
        accounts.map((account) => {
          const before = known.find(({ address }) => isSameAddress(address, account.address))
          return {
            address: account.address,
            publicKey: account.publicKey ?? before?.publicKey,
            purpose: account.purpose ?? before?.purpose,
            path: account.path ?? before?.path,
            chains: [chain],
          }
        }),
      )
      return true
    },
  }
}
