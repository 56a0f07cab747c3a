import type { ErrorCode } from '@latchkey/common'
import type { WalletConnectState } from '@latchkey/core'
import type { WalletConnectAttempt } from './useWalletConnect.js'

/** How a request over WalletConnect ended. */
export type WalletConnectEnd =
  /** Other code cancelled it, for example the app. */
  { readonly status: 'cancelled' } | { readonly status: 'declined' | 'failed'; readonly reason: ErrorCode }

/** Returns how a request ended, or `undefined` while there is a code for it: a rejection is followed by a new code. */
export function readEnd(
  { attempt, wasDeclined, isStopped }: Pick<WalletConnectAttempt, 'attempt' | 'wasDeclined' | 'isStopped'>,
  { status, code }: Pick<WalletConnectState, 'status' | 'code'>,
): WalletConnectEnd | undefined {
  if (status === 'failed') return endedWith(code)
  if (isStopped) return { status: 'cancelled' }
  const isDeclined = attempt?.status === 'declined' && !wasDeclined
  return isDeclined || attempt?.status === 'failed' ? endedWith(attempt.code) : undefined
}

function endedWith(reason: ErrorCode = 'PAIRING_FAILED'): WalletConnectEnd {
  return { status: reason === 'USER_REJECTED' ? 'declined' : 'failed', reason }
}
