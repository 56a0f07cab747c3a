import type { BitcoinTestWallet, EvmTestWallet, PolkadotTestWallet, SolanaTestWallet } from '@latchkey/testing'

/** A test wallet of each kind of chain. */
export type TestWallets = {
  readonly eip155: EvmTestWallet
  readonly solana: SolanaTestWallet
  readonly polkadot: PolkadotTestWallet
  readonly bip122: BitcoinTestWallet
}

/** The wallets of a page, by kind of chain and name: one that speaks several has one of each, with the same name. */
export type WalletsByKind = { readonly [N in keyof TestWallets]: Readonly<Record<string, TestWallets[N]>> }
