import type { CaipNetworkId, ChainNamespace, Network, OpenRemote, SIWXMessageData, SIWXSession } from '@latchkey/common'

/** A namespace that a proposal requests, with the methods and events of `walletConnectMethods`. */
export type RequestedNamespace = {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  /** Opens the namespace's session after a wallet has approved, see `Adapter.openRemote`. */
  readonly openRemote: OpenRemote
}

/**
 * Returns the message of a sign-in that an EVM wallet approves together with the connection, without its account. If it
 * rejects or takes longer than two seconds, wallets only connect.
 */
export type CreateSignInMessage = (networkId: CaipNetworkId, signal: AbortSignal) => Promise<SIWXMessageData>

/** What a wallet approved. */
export type ApprovedSession = {
  readonly topic: string
  /** Sign-ins that the wallet approved together with the session. They are not verified. */
  readonly signIns?: readonly SIWXSession[] | undefined
}

/** A session that a wallet approved. All connect attempts that waited for it share one object. */
export type Approval = ApprovedSession & {
  /** Number of connect attempts that have not settled yet. */
  waiting: number
  /** Namespaces that one of the attempts opens: two sessions of one namespace would end each other. */
  readonly opened: Set<ChainNamespace>
}
