import type { CaipNetworkId, Network } from '@latchkey/common'

/** The networks of Bitcoin by their usual names. */
export type BitcoinChain = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The head of the hash of each network's first block, which is its CAIP-2 reference (CAIP-4). */
const references: Readonly<Record<BitcoinChain, string>> = {
  mainnet: '000000000019d6689c085ae165831e93',
  testnet: '000000000933ea01ad0ee984209779ba',
  testnet4: '00000000da84f2bafbbc53dee25a72ae',
  signet: '00000008819873e925422c1ff0f99f7c',
  regtest: '0f9188f13cb7b2c71f2a335e3a4fc328',
}

/** Every network, the main one first. */
export const bitcoinChains: readonly BitcoinChain[] = ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest']

/** The CAIP-2 id of a network. */
export function toCaipNetworkId(chain: BitcoinChain): CaipNetworkId {
  return `bip122:${references[chain]}`
}

/** The network a CAIP-2 id or reference stands for; `undefined` for any other. */
export function chainOfReference(reference: string): BitcoinChain | undefined {
  const wanted = reference.replace(/^bip122:/, '')
  return bitcoinChains.find((chain) => references[chain] === wanted)
}

/** The network an app names, if it is one of Bitcoin's. */
export function chainOfNetwork(network: Network | undefined): BitcoinChain | undefined {
  return network?.chainNamespace === 'bip122' ? chainOfReference(network.caipNetworkId) : undefined
}

/** What wallets call networks besides their plain names, in any case: `livenet`, `BITCOIN_MAINNET`, `bitcoin:main`. */
const otherNames: Readonly<Record<string, BitcoinChain>> = {
  livenet: 'mainnet',
  main: 'mainnet',
  bitcoin: 'mainnet',
  testnet3: 'testnet',
  test: 'testnet',
  devnet: 'regtest',
}

/** The network a wallet names; `undefined` for a name of something else, such as another coin of the same wallet. */
export function chainOfName(name: unknown): BitcoinChain | undefined {
  if (typeof name !== 'string' || name.length > 64) return undefined
  const plain = name.toLowerCase().replace(/^bitcoin[_:-]/, '')
  const own = bitcoinChains.find((chain) => chain === plain)
  return own ?? (Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined)
}
