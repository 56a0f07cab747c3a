import type { RelayClock, RelayLogger } from '../../ports.js'
import { silentLogger } from '../../silentLogger.js'
import { systemClock } from '../../systemClock.js'
import { createLedger } from '../createLedger.js'
import { createWatchers } from '../createWatchers.js'
import { type Mailbox, MailboxFullError, type Sender, type StoredMessage } from '../mailbox.js'
import { storedSize, topicBytes } from '../storedSize.js'
import { dropAllExpired, dropExpired } from './dropMessages.js'
import { makeRoom, makeRoomInTopic } from './makeRoom.js'
import type { MemoryMailboxLimits, MemoryMailboxState } from './memoryMailboxState.js'

export type MemoryMailboxOptions = {
  readonly clock?: RelayClock
  /** Silent by default. */
  readonly logger?: RelayLogger
  /** Maximum number of messages of a topic, 500 by default. */
  readonly messagesPerTopic?: number
  /** Memory of the messages of a topic in bytes, 4 MiB by default. */
  readonly bytesPerTopic?: number
  /** Memory of all messages in bytes, 256 MiB by default. */
  readonly bytes?: number
}

/**
 * Creates a mailbox in the memory of this process. If it is full, it evicts expired messages first, then acknowledged
 * ones, then the oldest ones of the network that uses most of its share.
 *
 * @example
 * const relay = createRelay({ mailbox: createMemoryMailbox({ bytes: 64 * 1024 * 1024 }) })
 */
export function createMemoryMailbox({
  clock = systemClock,
  logger = silentLogger,
  messagesPerTopic = 500,
  bytesPerTopic = 4 * 1024 * 1024,
  bytes = 256 * 1024 * 1024,
}: MemoryMailboxOptions = {}): Mailbox {
  const state = createState(clock, { messagesPerTopic, bytesPerTopic, bytes })
  const { boxes, watchers, acknowledged } = state
  return {
    async put(message, sender) {
      const isStored = storeMessage(state, message, sender)
      watchers.notify(message)
      if (!isStored) throw new MailboxFullError('There is no room for this message.')
    },
    read: async (topic) => readTopic(state, topic),
    watch: async (topic, onMessage) => watchers.add(topic, onMessage),
    taken({ topic, id }) {
      const stored = boxes.get(topic)?.messages.get(id)
      if (stored) acknowledged.set(id, stored)
    },
    close: async () => close(state, logger),
  }
}

function createState(clock: RelayClock, limits: MemoryMailboxLimits): MemoryMailboxState {
  return {
    deps: { clock, limits },
    boxes: new Map(),
    watchers: createWatchers(),
    acknowledged: new Map(),
    ledger: createLedger(),
    sweepTimer: undefined,
    sweptAt: Number.NEGATIVE_INFINITY,
  }
}

function readTopic(state: MemoryMailboxState, topic: string): readonly StoredMessage[] {
  const box = state.boxes.get(topic)
  if (!box) return []
  dropExpired(state, box)
  return [...box.messages.values()].map(({ item }) => item)
}

function close(state: MemoryMailboxState, logger: RelayLogger): void {
  const { deps, boxes, watchers, acknowledged, ledger } = state
  deps.clock.clearTimeout(state.sweepTimer)
  dropAllExpired(state)
  const lost = ledger.count() - acknowledged.size
  if (lost > 0) logger.warn('Waiting messages in memory are lost.', { messages: lost })
  for (const each of [boxes, watchers, acknowledged, ledger]) each.clear()
}

/** Stores a message, unless it is stored already. Returns false if there is no room for it. */
function storeMessage(state: MemoryMailboxState, message: StoredMessage, sender: Sender | undefined): boolean {
  const { boxes, ledger } = state
  const box = boxes.get(message.topic)
  if (box) dropExpired(state, box)
  if (box?.messages.has(message.id)) return true
  const size = storedSize(message)
  if (!makeRoomInTopic(state, box, size) || !makeRoom(state, size + topicBytes, sender)) return false
  // Eviction may have removed the last message of the topic.
  const known = boxes.get(message.topic)
  const used = known ?? { messages: new Map(), bytes: 0 }
  boxes.set(message.topic, used)
  used.messages.set(message.id, ledger.add(message, known ? size : size + topicBytes, sender))
  used.bytes += size
  startSweeping(state)
  return true
}

const sweepMs = 60_000

/** Removes expired messages at intervals, until the mailbox is empty. */
function startSweeping(state: MemoryMailboxState): void {
  const { clock } = state.deps
  state.sweepTimer ??= clock.setTimeout(() => {
    dropAllExpired(state)
    state.sweepTimer = undefined
    if (state.boxes.size > 0) startSweeping(state)
  }, sweepMs)
}
