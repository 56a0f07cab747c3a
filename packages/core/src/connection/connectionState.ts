import type { CaipNetworkId, ChainNamespace, ErrorCode } from '@latchkey/common'

/** The visitor's newest connection request, as a connecting view shows it. */
export type ConnectAttempt = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly status: 'pending' | 'declined' | 'failed' | 'connected'
  /** The request has been pending for 10 s, so the view offers help. */
  readonly isSlow: boolean
  readonly code?: ErrorCode
}

/** Requests to wallets, by namespace. */
export type ConnectionState = {
  /** The newest attempt in each namespace, until it is cancelled. */
  attempts: Readonly<Partial<Record<ChainNamespace, ConnectAttempt>>>
  /** The network of a pending switch. */
  switching: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
}

/** Why an attempt is cancelled. */
export type CancelReason = Extract<ErrorCode, 'ABORTED' | 'CONNECTION_SUPERSEDED' | 'DESTROYED' | 'MODAL_CLOSED'>
