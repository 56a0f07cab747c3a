import type { Sender } from '../mailbox.js'
import { dropAllExpired, dropMessage } from './dropMessages.js'
import type { Box, MemoryMailboxState } from './memoryMailboxState.js'

const fullSweepMs = 1_000

/** Makes room in a topic, at the cost of acknowledged messages. Returns false if there is none. */
export function makeRoomInTopic(state: MemoryMailboxState, box: Box | undefined, size: number): boolean {
  const { messagesPerTopic, bytesPerTopic } = state.deps.limits
  const fits = () => (box?.messages.size ?? 0) < messagesPerTopic && (box?.bytes ?? 0) + size <= bytesPerTopic
  for (const stored of box?.messages.values() ?? []) {
    if (fits()) break
    if (state.taken.has(stored.item.id)) dropMessage(state, stored)
  }
  return fits()
}

/**
 * Makes room in the mailbox. A sender that exceeds its share loses its own messages. A full mailbox loses expired
 * messages first, then acknowledged ones, then those of the network that holds most. Returns false if there is no room.
 */
export function makeRoom(state: MemoryMailboxState, size: number, sender: Sender | undefined): boolean {
  const { deps, holdings, taken } = state
  if (size > deps.limits.bytes) return false
  if (!makeRoomInShare(state, size, sender)) return false
  const fits = () => holdings.bytes() + size <= deps.limits.bytes
  if (!fits()) sweepFull(state)
  for (const stored of taken.values()) {
    if (fits()) break
    dropMessage(state, stored)
  }
  while (!fits()) {
    const oldest = holdings.heaviest()
    if (!oldest) return false
    dropMessage(state, oldest)
  }
  return true
}

function makeRoomInShare(state: MemoryMailboxState, size: number, sender: Sender | undefined): boolean {
  const { holdings } = state
  if (sender?.networks.some(({ bytes }) => size > bytes)) return false
  for (;;) {
    const network = holdings.exceeded(sender, size)
    if (network === undefined) return true
    const oldest = holdings.heaviest(network)
    if (!oldest) return false
    dropMessage(state, oldest)
  }
}

// A full mailbox gets here with each message, and a sweep visits all of them.
function sweepFull(state: MemoryMailboxState): void {
  const now = state.deps.clock.monotonic()
  if (now - state.sweptAt < fullSweepMs) return
  state.sweptAt = now
  dropAllExpired(state)
}
