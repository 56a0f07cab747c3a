import type { Mailbox, StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'
import type { AcknowledgementLog } from './createAcknowledgementLog.js'
import type { createLimiter } from './createLimiter.js'
import type { Subscriber } from './subscriber.js'

export type ExchangeDeps = {
  readonly mailbox: Mailbox
  readonly clock: RelayClock
  readonly repeatMs: number
}

/** State and dependencies that the functions of this folder share. */
export type ExchangeState = {
  readonly deps: ExchangeDeps
  readonly topics: Map<string, Topic>
  readonly listeners: Map<Subscriber, Listener>
  /** Limits how many topics are read from the mailbox at once. */
  readonly limiter: ReturnType<typeof createLimiter>
  readonly log: AcknowledgementLog
}

/** A topic with at least one subscriber. `watching` resolves when the mailbox has started to report new messages. */
export type Topic = { readonly subscriptions: Map<Subscriber, Subscription>; readonly watching: Promise<() => void> }

/** One subscriber of one topic. */
export type Subscription = {
  /** New messages that wait until the stored ones, which are older, are delivered. Undefined afterwards. */
  buffered: StoredMessage[] | undefined
}

/** One subscriber with all its topics. */
export type Listener = {
  readonly topics: Set<string>
  /** Delivered messages by id, so that none is delivered twice. */
  readonly seen: Map<string, { readonly topic: string; readonly at: number }>
}
