import type { AdapterContext, CaipNetworkId, Network } from '@latchkey/common'

/** Bitcoin networks by their usual names. */
export type BitcoinChain = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The start of each network's genesis hash, which is its CAIP-2 reference (CAIP-4). */
const references: Readonly<Record<BitcoinChain, string>> = {
  mainnet: '000000000019d6689c085ae165831e93',
  testnet: '000000000933ea01ad0ee984209779ba',
  testnet4: '00000000da84f2bafbbc53dee25a72ae',
  signet: '00000008819873e925422c1ff0f99f7c',
  regtest: '0f9188f13cb7b2c71f2a335e3a4fc328',
}

/** Every network, mainnet first. */
export const bitcoinChains: readonly BitcoinChain[] = ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest']

/** Returns the CAIP-2 id of a network. */
export function toCaipNetworkId(chain: BitcoinChain): CaipNetworkId {
  return `bip122:${references[chain]}`
}

/** Returns the network of a CAIP-2 id or reference; `undefined` for any other text. */
export function chainOfReference(reference: string): BitcoinChain | undefined {
  const requested = reference.replace(/^bip122:/, '')
  return bitcoinChains.find((chain) => references[chain] === requested)
}

/** Returns the Bitcoin network of an app's network; `undefined` for other networks. */
export function chainOfNetwork(network: Network | undefined): BitcoinChain | undefined {
  return network?.chainNamespace === 'bip122' ? chainOfReference(network.caipNetworkId) : undefined
}

/** Other names that wallets use, in any case: `livenet`, `BITCOIN_MAINNET`, `bitcoin:main`. */
const otherNames: Readonly<Record<string, BitcoinChain>> = {
  livenet: 'mainnet',
  main: 'mainnet',
  bitcoin: 'mainnet',
  testnet3: 'testnet',
  test: 'testnet',
  devnet: 'regtest',
}

/** Returns the network by a wallet's name; `undefined` for other names, such as another coin of the same wallet. */
export function chainOfName(name: unknown): BitcoinChain | undefined {
  if (typeof name !== 'string' || name.length > 64) return undefined
  const plain = name.toLowerCase().replace(/^bitcoin[_:-]/, '')
  const own = bitcoinChains.find((chain) => chain === plain)
  return own ?? (Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined)
}

/** Returns the app's Bitcoin networks in order. */
export function appChains(context: Pick<AdapterContext, 'networks'>): readonly BitcoinChain[] {
  return context.networks().flatMap((network) => chainOfNetwork(network) ?? [])
}
