import type { ErrorCode } from '@latchkey/common'
import type { ConnectAttempt } from '@latchkey/core'

/** What the view shows about a request to connect. */
export type ConnectStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'connected' }
  | PendingRequest
  | EndedRequest

/** The wallet decides. */
export type PendingRequest = {
  readonly status: 'pending'
  /** The wallet may already show a request. It opens no second window then. */
  readonly mayBeOpen: boolean
  /** The wallet takes long, so a new request is offered. */
  readonly canAskAgain: boolean
  /** Says where the window may be. */
  readonly hasSlowHint: boolean
}

/** The wallet rejected the request, or it failed. */
export type EndedRequest = {
  readonly status: 'declined' | 'failed'
  readonly error: ErrorCode
  /** The best next step. `checkAgain`: after the visitor answered another request. */
  readonly next: 'tryAgain' | 'checkAgain' | 'reload'
  /** A new version of the page may be needed, if trying again does not help. */
  readonly canReload: boolean
}

/** Returns the status of a wallet's attempt. `mayBeOpen`: the visitor asked again while the wallet had a request. */
export function readConnectStatus(attempt: ConnectAttempt | undefined, mayBeOpen: boolean): ConnectStatus {
  if (!attempt) return { status: 'idle' }
  const { status, isSlow, code = 'WALLET_FAILED' } = attempt
  if (status === 'connected') return { status }
  if (status === 'pending') return { status, mayBeOpen, canAskAgain: isSlow, hasSlowHint: isSlow && !mayBeOpen }
  const error = status === 'declined' ? 'USER_REJECTED' : code
  return { status, error, next: nextStep(error), canReload: error === 'VIEW_LOAD_FAILED' }
}

function nextStep(error: ErrorCode): EndedRequest['next'] {
  if (error === 'EXTENSION_INVALIDATED') return 'reload'
  return error === 'REQUEST_PENDING' ? 'checkAgain' : 'tryAgain'
}
