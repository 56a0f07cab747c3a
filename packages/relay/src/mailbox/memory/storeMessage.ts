import type { Sender, StoredMessage } from '../mailbox.js'
import { storedSize, topicBytes } from '../storedSize.js'
import { dropExpired } from './dropMessages.js'
import { makeRoom, makeRoomInTopic } from './makeRoom.js'
import type { MemoryMailboxState } from './memoryMailboxState.js'
import { startSweeping } from './startSweeping.js'

/** Stores a message, unless it is stored already. Returns false if there is no room for it. */
export function storeMessage(state: MemoryMailboxState, message: StoredMessage, sender: Sender | undefined): boolean {
  const { boxes, holdings } = state
  const box = boxes.get(message.topic)
  if (box) dropExpired(state, box)
  if (box?.messages.has(message.id)) return true
  const size = storedSize(message)
  if (!makeRoomInTopic(state, box, size) || !makeRoom(state, size + topicBytes, sender)) return false
  // Eviction may have removed the last message of the topic.
  const known = boxes.get(message.topic)
  const used = known ?? { messages: new Map(), bytes: 0 }
  boxes.set(message.topic, used)
  used.messages.set(message.id, holdings.add(message, known ? size : size + topicBytes, sender))
  used.bytes += size
  startSweeping(state)
  return true
}
