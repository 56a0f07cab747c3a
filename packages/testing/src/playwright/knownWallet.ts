import { createBitcoinTestWallet } from '../wallet/bitcoin/createBitcoinTestWallet.js'
import { createEvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
import { createPolkadotTestWallet } from '../wallet/polkadot/createPolkadotTestWallet.js'
import { createSolanaTestWallet } from '../wallet/solana/createSolanaTestWallet.js'
import type { InPageWallet, WalletOptionsOfKind } from './pageWalletOptions.js'
import type { KnownWallet } from './walletHandle.js'
import type { WalletKind } from './walletKind.js'

const readers: { readonly [K in WalletKind]: (options: WalletOptionsOfKind[K]) => readonly string[] } = {
  evm: (options) => createEvmTestWallet(options).addresses,
  solana: (options) => createSolanaTestWallet(options).addresses,
  polkadot: (options) => createPolkadotTestWallet(options).addresses,
  bitcoin(options) {
    const wallet = createBitcoinTestWallet(options)
    const { accountCount = 3 } = options
    return Array.from({ length: accountCount }, (_, index) => wallet.addresses(index).payment)
  },
}

/** Returns name and addresses of a wallet in the page, derived from its options. */
export function readKnownWallet<K extends WalletKind>({ kind, options }: InPageWallet<K>): KnownWallet {
  return { name: options.name, addresses: readers[kind](options) }
}
