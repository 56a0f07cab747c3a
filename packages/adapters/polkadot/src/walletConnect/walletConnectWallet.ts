import type { OpenWallet, WalletConnectWallet } from '../wallet/openWallet.js'

/** A wallet over WalletConnect with the interface of an injected wallet. */
export type WalletConnectOpenWallet = OpenWallet & {
  readonly walletConnect: WalletConnectWallet
  subscribe(listener: (accounts: unknown) => void): () => void
}
