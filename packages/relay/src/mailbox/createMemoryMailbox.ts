import type { RelayClock, RelayLogger } from '../ports.js'
import { silentLogger } from '../silentLogger.js'
import { systemClock } from '../systemClock.js'
import { createHoldings, type Holding } from './createHoldings.js'
import { type Mailbox, MailboxFullError, type Sender, type StoredMessage } from './mailbox.js'
import { storedSize, topicBytes } from './storedSize.js'

export type MemoryMailboxOptions = {
  readonly clock?: RelayClock
  /** Silent by default. */
  readonly logger?: RelayLogger
  /** 500 by default. */
  readonly messagesPerTopic?: number
  /** Memory of the messages of a topic, 4 MiB by default. */
  readonly bytesPerTopic?: number
  /** Memory of all messages, 256 MiB by default. */
  readonly bytes?: number
}

type Stored = Holding<StoredMessage>
type Box = { readonly messages: Map<string, Stored>; bytes: number }

const sweepMs = 60_000
const fullSweepMs = 1_000

/**
 * A mailbox in the memory of this process. A full mailbox evicts acknowledged messages first, then the oldest ones of the network that holds most.
 *
 * @example
 * const relay = createRelay({ mailbox: createMemoryMailbox({ bytes: 64 * 1024 * 1024 }) })
 */
export function createMemoryMailbox({
  clock = systemClock,
  logger = silentLogger,
  messagesPerTopic = 500,
  bytesPerTopic = 4 * 1024 * 1024,
  bytes: bytesInAll = 256 * 1024 * 1024,
}: MemoryMailboxOptions = {}): Mailbox {
  const boxes = new Map<string, Box>()
  const watchers = new Map<string, Set<(message: StoredMessage) => void>>()
  const taken = new Map<string, Stored>()
  const holdings = createHoldings<StoredMessage>()
  let sweeping: unknown
  let sweptAt = Number.NEGATIVE_INFINITY

  return {
    async put(message, sender) {
      const isStored = store(message, sender)
      for (const onMessage of [...(watchers.get(message.topic) ?? [])]) onMessage(message)
      if (!isStored) throw new MailboxFullError('There is no room for this message.')
    },
    async read(topic) {
      const box = boxes.get(topic)
      if (!box) return []
      dropExpired(box)
      return [...box.messages.values()].map(({ item }) => item)
    },
    async watch(topic, onMessage) {
      const ofTopic = watchers.get(topic) ?? new Set()
      watchers.set(topic, ofTopic.add(onMessage))
      return () => {
        ofTopic.delete(onMessage)
        if (ofTopic.size === 0 && watchers.get(topic) === ofTopic) watchers.delete(topic)
      }
    },
    taken({ topic, id }) {
      const stored = boxes.get(topic)?.messages.get(id)
      if (stored) taken.set(id, stored)
    },
    async close() {
      clock.clearTimeout(sweeping)
      for (const box of [...boxes.values()]) dropExpired(box)
      const lost = holdings.count() - taken.size
      if (lost > 0) logger.warn('Waiting messages in memory are lost.', { messages: lost })
      for (const map of [boxes, watchers, taken]) map.clear()
      holdings.clear()
    },
  }

  function store(message: StoredMessage, sender: Sender | undefined): boolean {
    const box = boxes.get(message.topic)
    if (box) dropExpired(box)
    if (box?.messages.has(message.id)) return true
    const size = storedSize(message)
    if (!makeRoomInTopic(box, size) || !makeRoom(size + topicBytes, sender)) return false
    // Eviction may have removed the last message of the topic.
    const known = boxes.get(message.topic)
    const used = known ?? { messages: new Map(), bytes: 0 }
    boxes.set(message.topic, used)
    used.messages.set(message.id, holdings.add(message, known ? size : size + topicBytes, sender))
    used.bytes += size
    sweeping ??= clock.setTimeout(sweep, sweepMs)
    return true
  }

  function drop(stored: Stored) {
    const { id, topic } = stored.item
    const box = boxes.get(topic)
    holdings.remove(stored)
    taken.delete(id)
    if (!box?.messages.delete(id)) return
    box.bytes -= storedSize(stored.item)
    if (box.messages.size === 0) boxes.delete(topic)
  }

  function dropExpired(box: Box) {
    for (const stored of box.messages.values()) if (stored.item.expiresAt <= clock.now()) drop(stored)
  }

  function makeRoomInTopic(box: Box | undefined, size: number): boolean {
    const fits = () => (box?.messages.size ?? 0) < messagesPerTopic && (box?.bytes ?? 0) + size <= bytesPerTopic
    for (const stored of box?.messages.values() ?? []) {
      if (fits()) break
      if (taken.has(stored.item.id)) drop(stored)
    }
    return fits()
  }

  function makeRoom(size: number, sender: Sender | undefined): boolean {
    if (size > bytesInAll) return false
    if (sender?.networks.some(({ bytes }) => size > bytes)) return false
    for (;;) {
      const network = holdings.exceeded(sender, size)
      if (network === undefined) break
      const oldest = holdings.heaviest(network)
      if (!oldest) return false
      drop(oldest)
    }
    const fits = () => holdings.bytes() + size <= bytesInAll
    if (!fits()) sweepWhenFull()
    for (const stored of taken.values()) {
      if (fits()) break
      drop(stored)
    }
    while (!fits()) {
      const oldest = holdings.heaviest()
      if (!oldest) return false
      drop(oldest)
    }
    return true
  }

  // A full mailbox gets here with each message, and a sweep visits all of them.
  function sweepWhenFull() {
    if (clock.monotonic() - sweptAt < fullSweepMs) return
    sweptAt = clock.monotonic()
    for (const box of [...boxes.values()]) dropExpired(box)
  }

  function sweep() {
    for (const box of [...boxes.values()]) dropExpired(box)
    sweeping = boxes.size > 0 ? clock.setTimeout(sweep, sweepMs) : undefined
  }
}
