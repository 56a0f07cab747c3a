import type { OpenWallet, RemoteWallet } from '../wallet/openWallet.js'

/** A remote wallet with the interface of an injected wallet. */
export type OpenRemoteWallet = OpenWallet & {
  readonly remote: RemoteWallet
  subscribe(listener: (accounts: unknown) => void): () => void
}
