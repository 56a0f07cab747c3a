import type { OpenWallet, RemoteWallet } from '../openWallet.js'

/** A wallet far away, as one that was enabled on the page. */
export type WireWallet = OpenWallet & {
  readonly remote: RemoteWallet
  subscribe(listener: (accounts: unknown) => void): () => void
}
