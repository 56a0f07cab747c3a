import type { GrantChoice } from './approvalPolicy.js'
import type { PhonePeer, PhoneScope, PhoneSession } from './phoneSession.js'

/** An app's wish to be connected that waits for somebody to decide. */
export type PhoneProposal = {
  readonly id: number
  readonly peer: PhonePeer
  /** The origin as far as anybody has vouched for it; without the verify service nobody has. */
  readonly origin: { readonly text: string; readonly isVerified: boolean }
  /** What is asked for, by namespace, required or not. */
  readonly wanted: Readonly<Record<string, PhoneScope>>
  /** What the wallet would grant of it. */
  readonly offered: Readonly<Record<string, PhoneScope & { readonly accounts: readonly string[] }>>
  /** Rejects with `WALLET_NO_ACCOUNT` when the choice leaves nothing to grant. */
  approve(choice?: GrantChoice): Promise<PhoneSession>
  reject(code?: number, message?: string): Promise<void>
}
