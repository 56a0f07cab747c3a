import type { BitcoinTestWallet, EvmTestWallet, PolkadotTestWallet, SolanaTestWallet } from '@latchkey/testing'

/** Creates a test wallet for each namespace. */
export type TestWallets = {
  readonly eip155: EvmTestWallet
  readonly solana: SolanaTestWallet
  readonly polkadot: PolkadotTestWallet
  readonly bip122: BitcoinTestWallet
}

/**
 * The wallets of a page, by namespace and name. A wallet of several namespaces has an entry with the same name in each.
 */
export type WalletsByKind = { readonly [N in keyof TestWallets]: Readonly<Record<string, TestWallets[N]>> }
