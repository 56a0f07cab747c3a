import type { WalletConnectState } from '@latchkey/core'
import { readEnd, type WalletConnectEnd } from '../walletConnect/readEnd.js'
import type { WalletConnectAttempt } from '../walletConnect/useWalletConnect.js'

/** What the panel shows. */
export type QrStatus =
  | { readonly status: 'ended'; readonly end: WalletConnectEnd }
  | { readonly status: 'code'; readonly renewal: Renewal }

/** Why a new code replaced the previous one. */
export type Renewal = 'none' | 'declined' | 'expired'

/** Returns the status of a request with a QR code. A rejection is followed by a new code. */
export function readQrStatus(
  walletConnect: Pick<WalletConnectAttempt, 'attempt' | 'wasDeclined' | 'isStopped'>,
  state: Pick<WalletConnectState, 'status' | 'code'>,
): QrStatus {
  const end = readEnd(walletConnect, state)
  if (end) return { status: 'ended', end }
  const code = state.code ?? (walletConnect.wasDeclined ? 'USER_REJECTED' : undefined)
  if (code === 'USER_REJECTED') return { status: 'code', renewal: 'declined' }
  return { status: 'code', renewal: code === 'PAIRING_EXPIRED' ? 'expired' : 'none' }
}
