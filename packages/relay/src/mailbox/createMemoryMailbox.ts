import type { RelayClock } from '../ports.js'
import { systemClock } from '../systemClock.js'
import { type Mailbox, MailboxFullError, type StoredMessage } from './mailbox.js'

export type MemoryMailboxOptions = {
  readonly clock?: RelayClock
  /** 500 by default. */
  readonly messagesPerTopic?: number
  /** 4 MiB by default, counted in characters. */
  readonly bytesPerTopic?: number
  /** 256 MiB by default, counted in characters. */
  readonly bytes?: number
}

type Box = { readonly messages: Map<string, StoredMessage>; bytes: number }

const sweepMs = 60_000

/**
 * A mailbox in this process. It is gone when the process ends.
 *
 * @example
 * const relay = createRelay({ mailbox: createMemoryMailbox({ bytes: 64 * 1024 * 1024 }) })
 */
export function createMemoryMailbox({
  clock = systemClock,
  messagesPerTopic = 500,
  bytesPerTopic = 4 * 1024 * 1024,
  bytes: bytesInAll = 256 * 1024 * 1024,
}: MemoryMailboxOptions = {}): Mailbox {
  const boxes = new Map<string, Box>()
  const watchers = new Map<string, Set<(message: StoredMessage) => void>>()
  const takenIds = new Set<string>()
  let bytes = 0
  let sweeping: unknown

  return {
    async put(message) {
      const box = boxes.get(message.topic) ?? { messages: new Map(), bytes: 0 }
      dropExpired(box)
      if (!box.messages.has(message.id)) {
        const size = message.message.length
        if (!makeRoom(box, size)) throw new MailboxFullError('Nobody takes the messages of this topic.')
        boxes.set(message.topic, box)
        box.messages.set(message.id, message)
        box.bytes += size
        bytes += size
        sweeping ??= clock.setTimeout(sweep, sweepMs)
      }
      for (const onMessage of [...(watchers.get(message.topic) ?? [])]) onMessage(message)
    },
    async read(topic) {
      const box = boxes.get(topic)
      if (!box) return []
      dropExpired(box)
      return [...box.messages.values()]
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
      if (boxes.get(topic)?.messages.has(id)) takenIds.add(id)
    },
    async close() {
      clock.clearTimeout(sweeping)
      for (const map of [boxes, watchers]) map.clear()
      takenIds.clear()
      bytes = 0
    },
  }

  function drop(box: Box, message: StoredMessage) {
    box.messages.delete(message.id)
    takenIds.delete(message.id)
    box.bytes -= message.message.length
    bytes -= message.message.length
    if (box.messages.size === 0) boxes.delete(message.topic)
  }

  function dropExpired(box: Box) {
    for (const message of box.messages.values()) if (message.expiresAt <= clock.now()) drop(box, message)
  }

  function dropTaken(box: Box, isEnough: () => boolean) {
    for (const message of box.messages.values()) {
      if (isEnough()) return
      if (takenIds.has(message.id)) drop(box, message)
    }
  }

  function makeRoom(box: Box, size: number): boolean {
    const fitsTopic = () => box.messages.size < messagesPerTopic && box.bytes + size <= bytesPerTopic
    const fitsAll = () => bytes + size <= bytesInAll
    dropTaken(box, fitsTopic)
    if (!fitsTopic()) return false
    if (!fitsAll()) for (const other of [...boxes.values()]) dropExpired(other)
    if (!fitsAll()) for (const other of [...boxes.values()]) dropTaken(other, fitsAll)
    return fitsAll()
  }

  function sweep() {
    for (const box of [...boxes.values()]) dropExpired(box)
    sweeping = boxes.size > 0 ? clock.setTimeout(sweep, sweepMs) : undefined
  }
}
