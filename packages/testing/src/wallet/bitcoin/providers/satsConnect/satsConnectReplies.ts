import { ProviderError } from '../../../base/providerError.js'
import { askEsplora } from '../../bitcoinApi.js'
import type { BitcoinNetworkName } from '../../bitcoinChain.js'
import type { BitcoinCore } from '../../bitcoinCore.js'

/** Functions that return the wallet's data in the format of sats-connect. */
export type SatsConnectReplies = ReturnType<typeof createSatsConnectReplies>

const networkNames: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

export function createSatsConnectReplies(core: BitcoinCore) {
  const network = () => {
    const isMainnet = core.network() === 'mainnet'
    return {
      bitcoin: { name: networkNames[core.network()] },
      stacks: { name: isMainnet ? 'mainnet' : 'testnet' },
      spark: { name: isMainnet ? 'mainnet' : 'regtest' },
    }
  }

  const addresses = (purposes: readonly string[] = ['payment', 'ordinals']) =>
    core
      .visible()
      .map(({ address, publicKey, purpose }) => ({
        address: core.write(address),
        publicKey: hex(publicKey),
        purpose: purpose === 'ordinal' ? 'ordinals' : purpose,
        addressType: purpose === 'ordinal' ? 'p2tr' : 'p2wpkh',
        walletType: 'software',
      }))
      .filter(({ purpose }) => purposes.includes(purpose))

  const account = (purposes?: readonly string[]) => ({
    id: 'account',
    walletType: 'software',
    addresses: addresses(purposes),
    network: network(),
  })

  const balance = async () => {
    const { rpcUrl } = core.chain(core.network())
    const { address } = core.account(core.memory.get().selected, core.network()).payment
    const read: Readonly<Record<'chain_stats' | 'mempool_stats', Sums>> = JSON.parse(
      await askEsplora(core.fetch, `${rpcUrl}/address/${address}`),
    )
    const confirmed = sumOf(read.chain_stats)
    const unconfirmed = sumOf(read.mempool_stats)
    return {
      confirmed: String(confirmed),
      unconfirmed: String(unconfirmed),
      total: String(confirmed + unconfirmed),
    }
  }

  const assertPermitted = () => {
    if (core.visible().length === 0) throw new ProviderError(4100, 'Access denied.')
  }

  return { network, addresses, account, balance, assertPermitted }
}

/** Totals of an address in the format of Esplora, in satoshi. */
type Sums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }

function sumOf({ funded_txo_sum, spent_txo_sum }: Sums): number {
  return funded_txo_sum - spent_txo_sum
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
