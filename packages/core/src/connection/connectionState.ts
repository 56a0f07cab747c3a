import type { ChainNamespace, ErrorCode, Network } from '@latchkey/common'

/** The visitor's newest attempt to connect, as a connecting view shows it. */
export type ConnectAttempt = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly status: 'pending' | 'declined' | 'failed' | 'connected'
  /** It has waited long enough for a hint. */
  readonly isSlow: boolean
  readonly code?: ErrorCode
}

/** What a wallet is being asked right now. */
export type ConnectionState = {
  attempt: ConnectAttempt | undefined
  /** The network a wallet is being asked to switch to. */
  switchingTo: Network['caipNetworkId'] | undefined
}

/** Why an attempt to connect is given up. */
export type CancelReason = Extract<ErrorCode, 'ABORTED' | 'CONNECTION_SUPERSEDED' | 'DESTROYED' | 'MODAL_CLOSED'>
