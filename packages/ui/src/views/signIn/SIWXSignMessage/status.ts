import type { ErrorCode } from '@latchkey/common'
import type { SignInStatus } from '@latchkey/core'

/** What the view shows about a sign-in. */
export type SignMessageStatus =
  /** The app looks for an earlier sign-in, prepares the message, or verifies the signature. */
  | { readonly status: 'working'; readonly step: 'checking' | 'preparing' | 'verifying' }
  | { readonly status: 'ready'; readonly message: string }
  /** The wallet asks the visitor to sign. */
  | { readonly status: 'signing'; readonly message: string; readonly isSlow: boolean }
  | EndedSignMessage
  | { readonly status: 'signedIn' }

/** The wallet or the app refused. */
export type EndedSignMessage = {
  readonly status: 'declined' | 'failed'
  readonly error: ErrorCode
  /** `undefined` until a new message is ready. */
  readonly message: string | undefined
}

/** Returns the status of a sign-in. `undefined`: the namespace has no wallet that signs in. */
export function readSignMessageStatus(signIn: SignInStatus | undefined): SignMessageStatus | undefined {
  if (!signIn) return undefined
  if (signIn.status === 'checking' || signIn.status === 'verifying') return { status: 'working', step: signIn.status }
  if (signIn.status === 'signing') return { status: 'signing', message: signIn.message, isSlow: signIn.isSlow }
  if (signIn.status === 'signedIn') return { status: 'signedIn' }
  const { code, message } = signIn
  if (code) return { status: code === 'USER_REJECTED' ? 'declined' : 'failed', error: code, message }
  return message === undefined ? { status: 'working', step: 'preparing' } : { status: 'ready', message }
}
