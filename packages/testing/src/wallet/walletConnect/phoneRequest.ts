import type { CaipNetworkId } from '@latchkey/common'
import type { Prompt } from '../base/prompt.js'
import type { PhonePeer } from './phoneSession.js'

/** A pending request of an app. */
export type PhoneRequest = {
  readonly id: number
  readonly topic: string
  readonly peer: PhonePeer
  readonly method: string
  readonly params: unknown
  readonly networkId: CaipNetworkId
  /** The prompt for the user, once the wallet shows it; it has `approve` and `reject`. */
  readonly question: Prompt | undefined
}
