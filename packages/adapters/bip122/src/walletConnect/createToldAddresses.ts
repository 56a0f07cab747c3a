import type { BitcoinChain } from '../bitcoinChain.js'
import type { ToldAccount } from '../faces/face.js'

/** What the wallet told of its addresses beyond what it granted. */
export type ToldAddresses = {
  of(chain: BitcoinChain): readonly ToldAccount[]
  /**
   * Takes over a list, if it is of the account that was granted; answers whether it did. What was known of an address and is not told
   * again stays.
   */
  learn(accounts: readonly ToldAccount[], chain: BitcoinChain, granted: readonly string[] | undefined): boolean
}

/** Makes {@link ToldAddresses}. */
export function createToldAddresses(): ToldAddresses {
  const lists = new Map<BitcoinChain, readonly ToldAccount[]>()
  const of = (chain: BitcoinChain) => lists.get(chain) ?? []
  return {
    of,
    learn(accounts, chain, granted = []) {
      if (!accounts.some(({ address }) => granted.some((one) => one === address))) return false
      const known = of(chain)
      lists.set(
        chain,
        accounts.map((account) => {
          const before = known.find(({ address }) => address === account.address)
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
