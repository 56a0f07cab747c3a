import type { ErrorCode } from '@latchkey/common'
import type { GrantedSession, SessionList, SessionRequest } from '@latchkey/core'

/** What the view shows. */
export type ListStatus =
  /** The app or the wallet does not have the feature. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'loading'; readonly sessions: readonly GrantedSession[] }
  | { readonly status: 'failed'; readonly code: ErrorCode; readonly sessions: readonly GrantedSession[] }
  | { readonly status: 'empty' }
  | { readonly status: 'listed'; readonly sessions: readonly GrantedSession[] }

export type ListSource = {
  readonly list: SessionList | undefined
  /** CAIP-10 id of the shown account. */
  readonly account: string | undefined
  readonly isSupported: boolean
}

/** Returns the status of the list. A list of another account is treated as not loaded. */
export function readListStatus({ list, account, isSupported }: ListSource): ListStatus {
  if (!isSupported) return { status: 'unsupported' }
  if (!list || list.account !== account) return { status: 'loading', sessions: [] }
  const { sessions } = list
  if (list.status === 'failed') return { status: 'failed', code: list.code, sessions }
  if (list.status === 'loading') return { status: 'loading', sessions }
  return sessions.length > 0 ? { status: 'listed', sessions } : { status: 'empty' }
}

/** What a permission shows about the request to revoke it. */
export type RevokeStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly step: 'revoking' | 'signing' | 'saving'; readonly isSlow: boolean }
  | { readonly status: 'declined' }
  | {
      readonly status: 'failed'
      readonly code: ErrorCode
      /** The hint below the reason: how to answer the wallet, or what to do if the wallet has no such permission. */
      readonly hint: 'pendingHint' | 'removeHint' | undefined
    }

/** The codes with which wallets refuse to revoke a permission that they do not have. */
const refusals: readonly ErrorCode[] = ['INVALID_PARAMS', 'METHOD_NOT_SUPPORTED', 'NOT_CONNECTED', 'WALLET_FAILED']

/** Returns the status of a request to revoke. */
export function readRevokeStatus(request: SessionRequest | undefined): RevokeStatus {
  if (!request) return { status: 'idle' }
  if (request.status === 'pending') return request
  const { status, step, code } = request
  if (status === 'declined') return { status }
  if (code === 'REQUEST_PENDING') return { status, code, hint: 'pendingHint' }
  return { status, code, hint: step === 'revoking' && refusals.includes(code) ? 'removeHint' : undefined }
}
