/** The Bitcoin networks that a test wallet supports. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** A network of a Bitcoin test wallet. */
export type BitcoinWalletChain = {
  readonly network: BitcoinNetworkName
  /** Base URL of an Esplora API. */
  readonly rpcUrl: string
}

/** Address format and key derivation of a network. */
export type BitcoinFormat = {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
  /** Coin type by SLIP-44. */
  readonly coinType: 0 | 1
}

const test = { pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef, coinType: 1 } as const

export const bitcoinFormats: Readonly<Record<BitcoinNetworkName, BitcoinFormat>> = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80, coinType: 0 },
  testnet: { bech32: 'tb', ...test },
  testnet4: { bech32: 'tb', ...test },
  signet: { bech32: 'tb', ...test },
  regtest: { bech32: 'bcrt', ...test },
}

/** Whether a text is the name of a network that a test wallet supports. */
export function isBitcoinNetworkName(name: string): name is BitcoinNetworkName {
  return Object.hasOwn(bitcoinFormats, name)
}
