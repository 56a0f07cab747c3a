import type { CaipAddress, ErrorCode } from '@latchkey/common'
import type { GrantedSession, NewSession } from '@latchkey/core'

/** What the view shows about the new permission. */
export type CreatedStatus =
  /** No permission was granted on this page. */
  | { readonly status: 'none' }
  | ({ readonly session: GrantedSession } & (
      | { readonly status: 'granted'; readonly canList: boolean }
      /** Another account granted it than the shown one, or on another network. */
      | { readonly status: 'elsewhere'; readonly account: CaipAddress; readonly canList: boolean }
      | { readonly status: 'signing'; readonly isSlow: boolean }
      | { readonly status: 'saving' | 'listed' }
      | { readonly status: 'declined' | 'failed'; readonly error: ErrorCode }
    ))

export type CreatedSource = {
  readonly granted: NewSession | undefined
  /** CAIP-10 id of the shown account. */
  readonly account: string | undefined
  /** Whether the app has a server that keeps the list. */
  readonly hasList: boolean
}

/** Returns the status of the new permission. */
export function readCreatedStatus({ granted, account, hasList }: CreatedSource): CreatedStatus {
  if (!granted || !account) return { status: 'none' }
  const { session, request, isRecorded } = granted
  if (isRecorded) return { status: 'listed', session }
  // Case is only a checksum in EVM addresses, and differs between wallets.
  if (granted.account.toLowerCase() !== account.toLowerCase())
    return { status: 'elsewhere', session, account: granted.account, canList: hasList }
  if (!request) return { status: 'granted', session, canList: hasList }
  if (request.status !== 'pending') return { status: request.status, session, error: request.code }
  return request.step === 'saving'
    ? { status: 'saving', session }
    : { status: 'signing', session, isSlow: request.isSlow }
}
