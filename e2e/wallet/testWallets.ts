import type { BitcoinTestWallet, EvmTestWallet, PolkadotTestWallet } from '@latchkey/testing'

/** A test wallet of each kind of chain. */
export type TestWallets = {
  readonly eip155: EvmTestWallet
  readonly polkadot: PolkadotTestWallet
  readonly bip122: BitcoinTestWallet
}

/** The wallets of a page, by kind of chain and name: one that speaks several has one of each, with the same name. */
export type WalletsByKind = { readonly [N in keyof TestWallets]: Readonly<Record<string, TestWallets[N]>> }
