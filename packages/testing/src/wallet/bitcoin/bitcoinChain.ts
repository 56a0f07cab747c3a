/** The networks of Bitcoin a test wallet can be on. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/** A network a Bitcoin test wallet knows. */
export type BitcoinWalletChain = {
  readonly network: BitcoinNetworkName
  /** Base of an Esplora API. */
  readonly rpcUrl: string
}

/** How a network writes addresses and derives keys. */
export type BitcoinFormat = {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
  /** SLIP-44. */
  readonly coinType: 0 | 1
}

const test = { pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef, coinType: 1 } as const

export const bitcoinFormats: Readonly<Record<BitcoinNetworkName, BitcoinFormat>> = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80, coinType: 0 },
  testnet: { bech32: 'tb', ...test },
  signet: { bech32: 'tb', ...test },
  regtest: { bech32: 'bcrt', ...test },
}
