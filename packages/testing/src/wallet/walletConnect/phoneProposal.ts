import type { GrantChoice } from './approvalPolicy.js'
import type { PhonePeer, PhoneScope, PhoneSession } from './phoneSession.js'

/** A session proposal that waits for a decision. */
export type PhoneProposal = {
  readonly id: number
  readonly peer: PhonePeer
  /** Whether the app asks for a sign-in, too (`wc_sessionAuthenticate`). `approve` then signs its message. */
  readonly hasSignIn: boolean
  /**
   * The origin that the verify server attested, otherwise the claimed one, and whether both are the same. Unverified
   * without `verifyKey`.
   */
  readonly origin: { readonly text: string; readonly isVerified: boolean }
  /** Requested scopes by namespace, required and optional. */
  readonly wanted: Readonly<Record<string, PhoneScope>>
  /** The part that the wallet would grant. */
  readonly offered: Readonly<Record<string, PhoneScope & { readonly accounts: readonly string[] }>>
  /** Approves the proposal. Rejects with `WALLET_NO_ACCOUNT` if the choice leaves nothing to grant. */
  approve(choice?: GrantChoice): Promise<PhoneSession>
  reject(code?: number, message?: string): Promise<void>
}
