import type { AdapterContext, SilentRequests } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { FaceAnswer } from './faces/face.js'
import type { Bip122AdapterOptions } from './options.js'

/** What every part of one adapter instance shares. */
export type Bip122Context = AdapterContext & {
  readonly options: Bip122AdapterOptions
  /** Fires with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
  /** Questions to connect that a wallet has not answered yet, by provider object. */
  readonly openQuestions: WeakMap<object, OpenQuestion>
  readonly silentRequests: SilentRequests<FaceAnswer | undefined>
  /** What reads from the networks; its code is loaded on first use. */
  clients(): Promise<Clients>
}

/** A question that is open in a wallet, and how many callers still wait for its answer. */
export type OpenQuestion = { readonly answer: Promise<FaceAnswer>; waiting: number }
