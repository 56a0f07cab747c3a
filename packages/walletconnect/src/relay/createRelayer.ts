import { type Clock, type ErrorCode, listOf, objectOf } from '@latchkey/common'
import type { IRelayer } from '@walletconnect/types'
import type { MessageLog } from './createMessageLog.js'
import { createNodeEvents } from './createNodeEvents.js'
import { createRelaySocket } from './createRelaySocket.js'
import type { RelayTime } from './createRelayTime.js'
import type { RelayState } from './relayState.js'
import { safeParseTopicMessage, type TopicMessage } from './safeParseRelayMessage.js'

/** What the WalletConnect client asks of its relay, and what the session of a page needs besides. */
export type Relayer = {
  readonly client: IRelayer
  state(): RelayState
  /** What the client sends for its request with this id is given up with the signal. */
  bind(id: number, signal: AbortSignal): void
  /** The page can be used again: connects at once and asks for what came meanwhile. */
  wake(): void
  drop(): void
  close(): void
}

export type RelayerOptions = {
  readonly clock: Clock
  readonly WebSocket: typeof globalThis.WebSocket
  url(): Promise<string>
  readonly log: MessageLog
  readonly time: Pick<RelayTime, 'note'>
  /** Whether a message is one that this client may act upon. */
  accept(message: TopicMessage): Promise<boolean>
  /** A topic is no longer listened to. */
  onLeft(topic: string): void
  onState(state: RelayState): void
  onRefused(code: ErrorCode): void
  report(error: unknown): void
}

/** What the client's parts are written for. */
type Facade = Pick<
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

type PublishOptions = Parameters<Facade['publish']>[2]

const dayS = 86_400
const mailbox = objectOf({ messages: listOf(safeParseTopicMessage, { skipBad: true }) })

/** Makes a {@link Relayer}: the relay's protocol (`irn_*`) over a socket that heals itself. */
export function createRelayer(options: RelayerOptions): Relayer {
  const { log, report } = options
  const events = createNodeEvents(report)
  const topics = new Set<string>()
  const ids = new Map<string, string>()
  const signals = new Map<unknown, AbortSignal>()
  let queue: Promise<void> = Promise.resolve()

  const socket = createRelaySocket({
    ...options,
    isIdle: () => topics.size === 0,
    onOpen() {
      ids.clear()
      subscribeAll()
      fetchAll()
    },
    onMessage: receive,
  })

  function subscribeAll(): void {
    const list = [...topics]
    if (list.length === 0) return
    socket.call('irn_batchSubscribe', { topics: list }, { isOnce: true }).then((result) => {
      for (const [index, topic] of list.entries()) noteId(topic, Array.isArray(result) ? result[index] : undefined)
    }, report)
  }

  function fetchAll(): void {
    if (topics.size === 0) return
    socket.call('irn_batchFetchMessages', { topics: [...topics] }, { isOnce: true }).then((result) => {
      const parsed = mailbox(result)
      if (parsed.ok) for (const message of parsed.value.messages) receive(message)
    }, report)
  }

  function noteId(topic: string, id: unknown): void {
    if (typeof id === 'string') ids.set(topic, id)
  }

  /** One after the other, so that the client sees what happened in the order it happened. */
  function receive(message: TopicMessage): void {
    options.time.note(message.publishedAt)
    queue = queue
      .then(async () => {
        if (!topics.has(message.topic) || log.has(message.topic, message.message)) return
        await log.set(message.topic, message.message, 'inbound')
        if (await options.accept(message)) events.emit('relayer_message', { ...message, transportType: 'relay' })
        else await log.ack(message.topic, message.message)
      })
      .catch(report)
  }

  /** Tries for as long as the message is of use to somebody. */
  async function deliver(
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
      report(error)
    } finally {
      signals.delete(request)
    }
  }

  const facade: Facade = {
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
      await deliver('irn_publish', { topic, message, ttl, prompt, tag, attestation }, opts)
    },
    async publishCustom({ payload, opts }) {
      const { ttl = 300, publishMethod = 'irn_publish', tvf, attestation } = opts ?? {}
      topicOf(payload)?.forEach((topic) => void topics.add(topic))
      await deliver(publishMethod, { ...payload, ttl, attestation, correlationId: tvf?.correlationId }, opts)
    },
    async subscribe(topic, opts) {
      topics.add(topic)
      if (!opts?.internal?.skipSubscribe) noteId(topic, await socket.call('irn_subscribe', { topic }))
      return ids.get(topic) ?? topic
    },
    async unsubscribe(topic) {
      topics.delete(topic)
      options.onLeft(topic)
      await log.del(topic)
      const id = ids.get(topic)
      ids.delete(topic)
      if (id) socket.call('irn_unsubscribe', { topic, id }, { isOnce: true }).catch(report)
      socket.rest()
    },
    // Being offline is no end: what is sent waits for the connection until its own time is over.
    confirmOnlineStateOrThrow: () => Promise.resolve(),
    on: (name, listener) => events.on(name, listener),
    once: (name, listener) => events.once(name, listener),
    off: (name, listener) => events.off(name, listener),
    removeListener: (name, listener) => events.off(name, listener),
  }

  return {
    client: facade as IRelayer,
    state: socket.state,
    bind: (id, signal) => void signals.set(id, signal),
    wake() {
      socket.wake()
      if (socket.state() === 'connected') fetchAll()
    },
    drop: socket.drop,
    close() {
      socket.close()
      topics.clear()
      events.clear()
    },
  }
}

function topicOf(payload: unknown): readonly string[] | undefined {
  const topic = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'pairingTopic') : undefined
  return typeof topic === 'string' ? [topic] : undefined
}
