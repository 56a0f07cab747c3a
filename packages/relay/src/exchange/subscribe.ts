import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import { bufferOrDeliver, deliverBuffered } from './bufferedMessages.js'
import { deliverMessage } from './deliverMessage.js'
import type { ExchangeState, Subscription, Topic } from './exchangeState.js'
import type { Subscriber } from './subscriber.js'

/** Resolves once new messages reach the subscriber. The returned function delivers the stored ones. */
export async function subscribe(
  state: ExchangeState,
  subscriber: Subscriber,
  name: string,
): Promise<() => Promise<void>> {
  const { topics, listeners } = state
  const topic = topics.get(name) ?? openTopic(state, name)
  const subscription: Subscription = topic.subscriptions.get(subscriber) ?? { buffered: [] }
  topic.subscriptions.set(subscriber, subscription)
  const listener = listeners.get(subscriber) ?? { topics: new Set(), seen: new Map() }
  listeners.set(subscriber, listener)
  listener.topics.add(name)
  await topic.watching
  const isCurrent = () => topic.subscriptions.get(subscriber) === subscription
  return async () => {
    if (!isCurrent()) return
    for (const message of await readStored(state, subscriber, name)) {
      await subscriber.ready()
      subscriber.charge(-storedSize(message))
      if (isCurrent()) deliverMessage(state, subscriber, message)
    }
    // The client may have unsubscribed meanwhile.
    if (isCurrent()) deliverBuffered(state, subscriber, subscription)
  }
}

// A shared store returns copies. Their memory counts until they are delivered.
async function readStored(
  { deps, limiter, log }: ExchangeState,
  subscriber: Subscriber,
  name: string,
): Promise<readonly StoredMessage[]> {
  const stored = await limiter(() => deps.mailbox.read(name))
  const toDeliver = stored.filter((message) => !log.isAcknowledgedFor(subscriber.clientId, message, deps.repeatMs))
  subscriber.charge(toDeliver.reduce((sum, message) => sum + storedSize(message), 0))
  return toDeliver
}

/** Starts to watch a topic for its first subscriber. */
function openTopic(state: ExchangeState, name: string): Topic {
  const { deps, topics } = state
  const subscriptions = new Map<Subscriber, Subscription>()
  const watching = deps.mailbox.watch(name, (message) => {
    for (const [subscriber, subscription] of [...subscriptions])
      bufferOrDeliver(state, subscriber, subscription, message)
  })
  const topic = { subscriptions, watching }
  topics.set(name, topic)
  // The current subscribers get the error from their own `await`. The next one tries again.
  watching.catch(() => topics.get(name) === topic && topics.delete(name))
  return topic
}
