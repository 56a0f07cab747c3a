import type { BitcoinKey } from '../../bitcoinAccount.js'
import type { BitcoinNetworkName } from '../../bitcoinChain.js'
import type { BitcoinCore } from '../../bitcoinCore.js'

/** An account in Wallet Standard. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label: string
}

/**
 * Returns the accounts that the page may see, of all purposes by default. Each account is the same object in every
 * call.
 */
export type StandardAccounts = (purposes?: readonly string[]) => readonly StandardAccount[]

const signing: readonly string[] = ['bitcoin:signMessage', 'bitcoin:signTransaction']

export function createStandardAccounts(core: BitcoinCore, sharedNetworks: 'all' | 'current'): StandardAccounts {
  const made = new Map<string, StandardAccount>()

  const networks = (): readonly BitcoinNetworkName[] => {
    const current = core.network()
    if (sharedNetworks === 'current') return [current]
    return [current, ...core.chains.map(({ network }) => network).filter((network) => network !== current)]
  }

  const account = (network: BitcoinNetworkName, { address, publicKey, purpose }: BitcoinKey): StandardAccount => {
    const id = `${network} ${address}`
    const found = made.get(id)
    if (found) return found
    const fresh = Object.freeze({
      address: core.write(address),
      publicKey,
      chains: [`bitcoin:${network}`],
      features: signing.filter(core.offers),
      label: purpose === 'payment' ? 'Payments' : 'Ordinals',
    })
    made.set(id, fresh)
    return fresh
  }

  return (purposes = ['payment', 'ordinals']) =>
    networks().flatMap((network) => {
      const keys = core.visible(network)
      return purposes.flatMap((purpose) =>
        keys
          .filter((key) => key.purpose === (purpose === 'ordinals' ? 'ordinal' : purpose))
          .map((key) => account(network, key)),
      )
    })
}
