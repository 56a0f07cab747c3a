import { type Clock, type ErrorCode, listOf, objectOf, readField } from '@latchkey/common'
import type { IRelayer } from '@walletconnect/types'
import type { MessageLog } from './createMessageLog.js'
import { createNodeEvents, type NodeEvents } from './createNodeEvents.js'
import { createRelaySocket, type RelaySocket } from './createRelaySocket.js'
import type { RelayTime } from './createRelayTime.js'
import type { RelayState } from './relayConnection.js'
import { safeParseTopicMessage, type TopicMessage } from './safeParseRelayMessage.js'

/** The relayer for the library, with additional functions for the page. */
export type Relayer = {
  readonly client: IRelayer
  state(): RelayState
  /** Passes the messages of a topic to the listener instead of the library. Returns a function that ends it. */
  take(topic: string, listener: (message: TopicMessage) => Promise<void>): () => void
  /** Stops sending the library's request with this id when the signal aborts. */
  bind(id: number, signal: AbortSignal): void
  /** Call it when the page became visible or online. Connects immediately and fetches missed messages. */
  wake(): void
  drop(): void
  close(): void
}

export type RelayerOptions = {
  readonly clock: Clock
  readonly WebSocket: typeof globalThis.WebSocket
  readonly hosts: readonly string[]
  url(host: string): Promise<string>
  readonly log: MessageLog
  readonly time: Pick<RelayTime, 'note'>
  /** Whether the library may process a message. */
  accept(message: TopicMessage): Promise<boolean>
  /** The library has unsubscribed from a topic. */
  onUnsubscribed(topic: string): void
  onState(state: RelayState): void
  onRefused(code: ErrorCode): void
  report(error: unknown): void
}

/** The part of the interface that the library calls. */
type UsedRelayer = Pick<
  IRelayer,
  | 'connected'
  | 'connecting'
  | 'messages'
  | 'publish'
  | 'publishCustom'
  | 'subscribe'
  | 'unsubscribe'
  | 'confirmOnlineStateOrThrow'
  | 'on'
  | 'once'
  | 'off'
  | 'removeListener'
>

type PublishOptions = Parameters<UsedRelayer['publish']>[2]

const dayS = 86_400
const mailbox = objectOf({ messages: listOf(safeParseTopicMessage, { skipBad: true }) })

/** The state that the functions of this file share. */
type State = {
  readonly options: RelayerOptions
  readonly events: NodeEvents
  readonly socket: RelaySocket
  readonly topics: Set<string>
  /** Listeners of topics that the library does not know. */
  readonly takers: Map<string, (message: TopicMessage) => Promise<void>>
  /** Subscription ids of the current socket, by topic. */
  readonly ids: Map<string, string>
  /** Signals of the library's requests, by request id. */
  readonly signals: Map<unknown, AbortSignal>
  /** Settles when all received messages are processed. */
  queue: Promise<void>
}

/** Creates a {@link Relayer}: the relay's protocol (`irn_*`) over a socket that reconnects. */
export function createRelayer(options: RelayerOptions): Relayer {
  const state: State = {
    options,
    events: createNodeEvents(options.report),
    topics: new Set(),
    takers: new Map(),
    ids: new Map(),
    signals: new Map(),
    queue: Promise.resolve(),
    socket: createRelaySocket({
      ...options,
      isIdle: () => state.topics.size === 0,
      onOpen() {
        state.ids.clear()
        subscribeAll(state)
        fetchAll(state)
      },
      onMessage: (message) => receive(state, message),
    }),
  }
  const { socket, signals, topics, takers, events } = state

  return {
    client: createLibraryRelayer(state) as IRelayer,
    state: socket.state,
    take(topic, listener) {
      takers.set(topic, listener)
      return () => void takers.delete(topic)
    },
    bind: (id, signal) => void signals.set(id, signal),
    wake() {
      socket.wake()
      if (socket.state() === 'connected') fetchAll(state)
    },
    drop: socket.drop,
    close() {
      socket.close()
      topics.clear()
      takers.clear()
      events.clear()
    },
  }
}

function createLibraryRelayer(state: State): UsedRelayer {
  const { options, events, socket, topics, ids } = state
  const { log, report } = options
  return {
    get connected() {
      return socket.state() === 'connected'
    },
    get connecting() {
      return socket.state() === 'connecting' || socket.state() === 'reconnecting'
    },
    messages: log,
    async publish(topic, message, opts) {
      await log.set(topic, message, 'outbound')
      const { ttl = dayS / 4, prompt = false, tag = 0, attestation } = opts ?? {}
      await deliver(state, 'irn_publish', { topic, message, ttl, prompt, tag, attestation }, opts)
    },
    async publishCustom({ payload, opts }) {
      const { ttl = 300, publishMethod = 'irn_publish', tvf, attestation } = opts ?? {}
      const topic = readField(payload, 'pairingTopic')
      if (typeof topic === 'string') topics.add(topic)
      await deliver(state, publishMethod, { ...payload, ttl, attestation, correlationId: tvf?.correlationId }, opts)
    },
    async subscribe(topic, opts) {
      topics.add(topic)
      if (!opts?.internal?.skipSubscribe) setId(state, topic, await socket.call('irn_subscribe', { topic }))
      return ids.get(topic) ?? topic
    },
    async unsubscribe(topic) {
      topics.delete(topic)
      options.onUnsubscribed(topic)
      await log.del(topic)
      const id = ids.get(topic)
      ids.delete(topic)
      if (id) socket.call('irn_unsubscribe', { topic, id }, { isOnce: true }).catch(report)
      socket.rest()
    },
    // A call waits for the connection until its own timeout.
    confirmOnlineStateOrThrow: () => Promise.resolve(),
    on: (name, listener) => events.on(name, listener),
    once: (name, listener) => events.once(name, listener),
    off: (name, listener) => events.off(name, listener),
    removeListener: (name, listener) => events.off(name, listener),
  }
}

function subscribeAll(state: State): void {
  const topics = [...state.topics]
  if (topics.length === 0) return
  state.socket.call('irn_batchSubscribe', { topics }, { isOnce: true }).then((result) => {
    for (const [index, topic] of topics.entries())
      setId(state, topic, Array.isArray(result) ? result[index] : undefined)
  }, state.options.report)
}

function fetchAll(state: State): void {
  const { topics, socket, options } = state
  if (topics.size === 0) return
  socket.call('irn_batchFetchMessages', { topics: [...topics] }, { isOnce: true }).then((result) => {
    const parsed = mailbox(result)
    if (parsed.ok) for (const message of parsed.value.messages) receive(state, message)
  }, options.report)
}

function setId({ ids }: State, topic: string, id: unknown): void {
  if (typeof id === 'string') ids.set(topic, id)
}

/** Processes messages one at a time, in the order of arrival. */
function receive(state: State, message: TopicMessage): void {
  const { options, events, topics, takers } = state
  const { log } = options
  options.time.note(message.publishedAt)
  state.queue = state.queue
    .then(async () => {
      if (!topics.has(message.topic) || log.has(message.topic, message.message)) return
      await log.set(message.topic, message.message, 'inbound')
      const take = takers.get(message.topic)
      const isAccepted = !take && (await options.accept(message))
      if (isAccepted) return events.emit('relayer_message', { ...message, transportType: 'relay' })
      await take?.(message)
      await log.ack(message.topic, message.message)
    })
    .catch(options.report)
}

/** Sends a message until its TTL ends. */
async function deliver(
  { options, events, socket, signals }: State,
  method: string,
  params: Readonly<Record<string, unknown>> & { readonly ttl: number },
  opts: PublishOptions,
): Promise<void> {
  const id = opts?.id === undefined ? undefined : String(opts.id)
  const request = opts?.tvf?.correlationId
  try {
    await socket.call(method, params, { id, ms: params.ttl * 1_000, signal: signals.get(request) })
    events.emit('relayer_publish', { id, ...opts })
  } catch (error) {
    if (opts?.internal?.throwOnFailedPublish) throw error
    options.report(error)
  } finally {
    signals.delete(request)
  }
}
