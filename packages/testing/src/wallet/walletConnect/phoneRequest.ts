import type { CaipNetworkId } from '@latchkey/common'
import type { Prompt } from '../base/prompt.js'
import type { PhonePeer } from './phoneSession.js'

/** A request of an app that is not answered yet. */
export type PhoneRequest = {
  readonly id: number
  readonly topic: string
  readonly peer: PhonePeer
  readonly method: string
  readonly params: unknown
  readonly networkId: CaipNetworkId
  /** What the person is asked, once the wallet asks; it holds `approve` and `reject`. */
  readonly question: Prompt | undefined
}
