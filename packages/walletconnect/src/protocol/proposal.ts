import type { ChainNamespace, Network, OpenRemote } from '@latchkey/common'

/** A namespace that a proposal requests, with the methods and events of `walletConnectMethods`. */
export type RequestedNamespace = {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  /** Opens the namespace's session after a wallet has approved, see `Adapter.openRemote`. */
  readonly openRemote: OpenRemote
}

/** A session that a wallet approved. All connect attempts that waited for it share one object. */
export type Approval = {
  readonly topic: string
  /** Number of connect attempts that have not settled yet. */
  waiting: number
  /** Namespaces that one of the attempts opens: two sessions of one namespace would end each other. */
  readonly opened: Set<ChainNamespace>
}
