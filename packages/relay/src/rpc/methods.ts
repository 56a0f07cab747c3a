import { createHash } from 'node:crypto'
import type { Exchange } from '../exchange/createExchange.js'
import type { Subscriber } from '../exchange/subscriber.js'
import { formatCause } from '../formatCause.js'
import { MailboxFullError, type Sender, type StoredMessage } from '../mailbox/mailbox.js'
import { textSize } from '../mailbox/storedSize.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import type { SocketMeter } from '../usage/createSocketMeter.js'
import { fetchPage, type Pages } from './fetchPage.js'
import type { Params } from './parseFrame.js'
import {
  type PublishParams,
  parseAttestation,
  parseList,
  parsePublish,
  parseText,
  parseTopic,
  parseTtl,
} from './parseParams.js'
import { RpcError } from './rpcError.js'
import { subscriptionId } from './subscriptionId.js'

/** Dependencies of a method. */
export type MethodContext = {
  readonly subscriber: Subscriber
  readonly exchange: Exchange
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly logger: RelayLogger
  readonly meter: Pick<SocketMeter, 'allows' | 'charge' | 'takeTopics'>
  readonly sender: Sender
  readonly pages: Pages
}

/** A result, and a callback that runs after the relay has sent it. */
export type MethodResult = { readonly result: unknown; readonly afterwards?: () => Promise<void> }

export type Method = (params: Params, context: MethodContext) => Promise<MethodResult>

const proposalTag = 1100
const proposalResponseTag = 1101
const settlementTag = 1102

/** The methods of the protocol. Each `wc_…` method replaces a publish and a subscribe request. */
export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    'irn_publish',
    async (params, context) => {
      await publish([parsePublish(params)], context)
      return { result: true }
    },
  ],
  [
    'irn_batchPublish',
    async (params, context) => {
      await publish(parseList(params, 'messages').map(parsePublish), context)
      return { result: true }
    },
  ],
  [
    'irn_subscribe',
    async (params, context) => {
      const topic = parseTopic(params)
      const afterwards = await subscribe([topic], context)
      return { result: subscriptionId(topic, context.subscriber.clientId), afterwards }
    },
  ],
  [
    'irn_batchSubscribe',
    async (params, context) => {
      const topics = parseList(params, 'topics').map((item) => parseTopic(item))
      const afterwards = await subscribe(topics, context)
      return { result: topics.map((topic) => subscriptionId(topic, context.subscriber.clientId)), afterwards }
    },
  ],
  [
    'irn_unsubscribe',
    async (params, context) => {
      unsubscribe([parseTopic(params)], context)
      return { result: true }
    },
  ],
  [
    'irn_batchUnsubscribe',
    async (params, context) => {
      unsubscribe(
        parseList(params, 'subscriptions').map((item) => parseTopic(item)),
        context,
      )
      return { result: true }
    },
  ],
  ['irn_fetchMessages', async (params, context) => ({ result: await fetchAll([parseTopic(params)], context) })],
  [
    'irn_batchFetchMessages',
    async (params, context) => {
      const topics = parseList(params, 'topics').map((item) => parseTopic(item))
      return { result: await fetchAll(topics, context) }
    },
  ],
  [
    'wc_proposeSession',
    async (params, context) => {
      const topic = parseTopic(params, 'pairingTopic')
      const message = parseText(params, 'sessionProposal')
      const ttlMs = parseTtl(params)
      await publish([{ topic, message, ttlMs, tag: proposalTag, ...parseAttestation(params) }], context)
      return { result: true, afterwards: await subscribe([topic], context) }
    },
  ],
  [
    'wc_approveSession',
    async (params, context) => {
      const topic = parseTopic(params, 'sessionTopic')
      const pairing = parseTopic(params, 'pairingTopic')
      const response = parseText(params, 'sessionProposalResponse')
      const settlement = parseText(params, 'sessionSettlementRequest')
      const ttlMs = parseTtl(params)
      await publish(
        [
          { topic: pairing, message: response, ttlMs, tag: proposalResponseTag },
          { topic, message: settlement, ttlMs, tag: settlementTag },
        ],
        context,
      )
      return { result: true, afterwards: await subscribe([topic], context) }
    },
  ],
])

async function publish(messages: readonly PublishParams[], context: MethodContext) {
  const { exchange, subscriber, clock, limits, logger, meter, sender } = context
  const bytes = messages.reduce(
    (sum, { message, attestation = '' }) => sum + textSize(message) + textSize(attestation),
    0,
  )
  if (!meter.allows('publishes', messages.length) || !meter.allows('publishedBytes', bytes)) {
    throw new RpcError(-32005, 'Limit exceeded: messages per second')
  }
  for (const { ttlMs, ...message } of messages) {
    const isHeard = exchange.hasListener(message.topic, subscriber.clientId)
    const publishedAt = clock.now()
    const stored: StoredMessage = {
      ...message,
      id: createHash('sha256').update(message.topic).update(message.message).digest('base64url'),
      from: subscriber.clientId,
      publishedAt,
      expiresAt: publishedAt + Math.min(ttlMs, limits.ttlMs, isHeard ? limits.ttlMs : limits.unheardMs),
    }
    await exchange.publish(stored, sender).catch((error: unknown) => {
      if (error instanceof MailboxFullError) throw error
      logger.error('A message could not be kept.', formatCause(error))
      // Clients retry.
      throw new RpcError(-32000, 'The message could not be kept, try again')
    })
  }
}

async function subscribe(topics: readonly string[], { exchange, subscriber, limits, meter }: MethodContext) {
  const added = new Set(topics.filter((topic) => !exchange.isSubscribed(subscriber, topic)))
  if (exchange.topicsOf(subscriber) + added.size > limits.topicsPerConnection) {
    throw new RpcError(-32005, 'Limit exceeded: topics of a connection')
  }
  if (!meter.allows('topics', topics.length)) throw new RpcError(-32005, 'Limit exceeded: topics per second')
  if (!meter.takeTopics(added.size)) throw new RpcError(-32005, 'Limit exceeded: topics of an address')
  const replays = await Promise.all(topics.map((topic) => exchange.subscribe(subscriber, topic)))
  return async () => {
    // One after the other: in parallel, each would check the limit of the queue without the messages of the others.
    for (const replay of replays) await replay()
  }
}

function unsubscribe(topics: readonly string[], { exchange, subscriber, meter }: MethodContext) {
  const before = exchange.topicsOf(subscriber)
  for (const topic of topics) exchange.unsubscribe(subscriber, topic)
  meter.charge('topics', exchange.topicsOf(subscriber) - before)
}

async function fetchAll(topics: readonly string[], { exchange, subscriber, meter, pages }: MethodContext) {
  if (!meter.allows('topics', topics.length)) throw new RpcError(-32005, 'Limit exceeded: topics per second')
  return fetchPage(
    topics,
    pages,
    (topic) => exchange.fetch(subscriber.clientId, topic),
    (bytes) => meter.charge('bytes', bytes),
  )
}
