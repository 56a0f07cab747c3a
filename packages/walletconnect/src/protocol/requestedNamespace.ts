import type { ChainNamespace, Network, OpenRemote } from '@latchkey/common'

/** A namespace that a proposal requests, with the methods and events of `walletConnectMethods`. */
export type RequestedNamespace = {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  /** Opens the namespace's session after a wallet has approved, see `Adapter.openRemote`. */
  readonly openRemote: OpenRemote
}
