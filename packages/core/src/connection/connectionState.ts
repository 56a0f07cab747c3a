import type { CaipNetworkId, ChainNamespace, ErrorCode } from '@latchkey/common'

/** The visitor's newest attempt to connect, as a connecting view shows it. */
export type ConnectAttempt = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly status: 'pending' | 'declined' | 'failed' | 'connected'
  /** It has waited long enough for a hint. */
  readonly isSlow: boolean
  readonly code?: ErrorCode
}

/** What wallets are being asked right now, each namespace on its own. */
export type ConnectionState = {
  /** The newest attempt in each namespace, until it is forgotten. */
  attempts: Readonly<Partial<Record<ChainNamespace, ConnectAttempt>>>
  /** The network a wallet is being asked to switch to. */
  switching: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
}

/** Why an attempt to connect is given up. */
export type CancelReason = Extract<ErrorCode, 'ABORTED' | 'CONNECTION_SUPERSEDED' | 'DESTROYED' | 'MODAL_CLOSED'>
