import type { BitcoinTestWallet } from '../wallet/bitcoin/createBitcoinTestWallet.js'
import type { EvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
import type { PolkadotTestWallet } from '../wallet/polkadot/createPolkadotTestWallet.js'
import type { SolanaTestWallet } from '../wallet/solana/createSolanaTestWallet.js'

/** The types of the test wallets, by kind. */
export type WalletOfKind = {
  readonly evm: EvmTestWallet
  readonly solana: SolanaTestWallet
  readonly polkadot: PolkadotTestWallet
  readonly bitcoin: BitcoinTestWallet
}

export type WalletKind = keyof WalletOfKind

export const walletKinds = ['evm', 'solana', 'polkadot', 'bitcoin'] as const satisfies readonly WalletKind[]
