import { createHash } from 'node:crypto'
import { subscriptionId } from '../connection/createOutbox.js'
import type { Exchange, Subscriber } from '../exchange/createExchange.js'
import { MailboxFullError, type StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import { tellCause } from '../tellCause.js'
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

/** What a method works on. */
export type MethodContext = {
  readonly subscriber: Subscriber
  readonly exchange: Exchange
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly logger: RelayLogger
  /** Takes so many off what may still be published now; false where that is too few. */
  readonly allowsMessages: (count: number) => boolean
  readonly allowsBytes: (count: number) => boolean
  /** The same for what may be subscribed to or fetched. */
  readonly allowsTopics: (count: number) => boolean
  /** Counts a message of so many characters that is kept for so long; false where its sender has no room for it. */
  readonly mayKeep: (length: number, ms: number) => boolean
}

/** A result, and what happens once the client has been told it. */
export type MethodAnswer = { readonly result: unknown; readonly afterwards?: () => Promise<void> }

export type Method = (params: Params, context: MethodContext) => Promise<MethodAnswer>

// What one answer may hold. The rest comes by subscribing.
const fetchedBytes = 4 * 1024 * 1024
const proposalTag = 1100
const proposalAnswerTag = 1101
const settlementTag = 1102

/** Every method of the protocol that clients call. `wc_…` do in one request what took a publish and a subscribe each. */
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
    async (params, { exchange, subscriber }) => {
      exchange.unsubscribe(subscriber, parseTopic(params))
      return { result: true }
    },
  ],
  [
    'irn_batchUnsubscribe',
    async (params, { exchange, subscriber }) => {
      for (const item of parseList(params, 'subscriptions')) exchange.unsubscribe(subscriber, parseTopic(item))
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
      const answer = parseText(params, 'sessionProposalResponse')
      const settlement = parseText(params, 'sessionSettlementRequest')
      const ttlMs = parseTtl(params)
      await publish(
        [
          { topic: pairing, message: answer, ttlMs, tag: proposalAnswerTag },
          { topic, message: settlement, ttlMs, tag: settlementTag },
        ],
        context,
      )
      return { result: true, afterwards: await subscribe([topic], context) }
    },
  ],
])

async function publish(
  messages: readonly PublishParams[],
  { exchange, subscriber, clock, limits, logger, allowsMessages, allowsBytes, mayKeep }: MethodContext,
) {
  const bytes = messages.reduce((sum, { message }) => sum + message.length, 0)
  if (!allowsMessages(messages.length) || !allowsBytes(bytes)) {
    throw new RpcError(-32005, 'Limit exceeded: messages per second')
  }
  for (const { ttlMs, ...message } of messages) {
    const keptMs = Math.min(ttlMs, limits.ttlMs)
    if (!mayKeep(message.message.length, keptMs))
      throw new RpcError(-32005, 'Limit exceeded: what one address may keep')
    const publishedAt = clock.now()
    const keeping = exchange.publish({
      ...message,
      id: createHash('sha256').update(message.topic).update(message.message).digest('base64url'),
      from: subscriber.clientId,
      publishedAt,
      expiresAt: publishedAt + keptMs,
    })
    await keeping.catch((error: unknown) => {
      if (error instanceof MailboxFullError) throw error
      logger.error('A message could not be kept.', tellCause(error))
      // Clients try again by themselves.
      throw new RpcError(-32000, 'The message could not be kept, try again')
    })
  }
}

async function subscribe(topics: readonly string[], { exchange, subscriber, limits, allowsTopics }: MethodContext) {
  if (exchange.topicsOf(subscriber) + topics.length > limits.topicsPerConnection) {
    throw new RpcError(-32005, 'Limit exceeded: topics of a connection')
  }
  if (!allowsTopics(topics.length)) throw new RpcError(-32005, 'Limit exceeded: topics per second')
  const replays = await Promise.all(topics.map((topic) => exchange.subscribe(subscriber, topic)))
  return async () => {
    // One after the other: together they could fill the line faster than each of them sees.
    for (const replay of replays) await replay()
  }
}

async function fetchAll(topics: readonly string[], { exchange, subscriber, allowsTopics }: MethodContext) {
  if (!allowsTopics(topics.length)) throw new RpcError(-32005, 'Limit exceeded: topics per second')
  const found = await Promise.all(topics.map((topic) => exchange.fetch(subscriber.clientId, topic)))
  const messages: Pick<StoredMessage, 'topic' | 'message' | 'publishedAt' | 'tag' | 'attestation'>[] = []
  let bytes = 0
  for (const { topic, message, publishedAt, tag, attestation } of found.flat()) {
    bytes += message.length
    if (bytes > fetchedBytes) return { messages, hasMore: true }
    messages.push({ topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) })
  }
  return { messages, hasMore: false }
}
