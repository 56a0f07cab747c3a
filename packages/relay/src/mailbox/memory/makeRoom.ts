import type { Sender } from '../mailbox.js'
import { dropAllExpired, dropMessage } from './dropMessages.js'
import type { Box, MemoryMailboxState } from './memoryMailboxState.js'

const fullSweepMs = 1_000

/** Evicts acknowledged messages of a topic until there is room. Returns false if that is not enough. */
export function makeRoomInTopic(state: MemoryMailboxState, box: Box | undefined, size: number): boolean {
  const { messagesPerTopic, bytesPerTopic } = state.deps.limits
  const fits = () => (box?.messages.size ?? 0) < messagesPerTopic && (box?.bytes ?? 0) + size <= bytesPerTopic
  for (const stored of box?.messages.values() ?? []) {
    if (fits()) break
    if (state.acknowledged.has(stored.item.id)) dropMessage(state, stored)
  }
  return fits()
}

/**
 * Evicts messages until there is room. If the sender exceeds its share, evicts its own messages. If the mailbox is
 * full, evicts expired messages first, then acknowledged ones, then those of the network that uses most of its share.
 * Returns false if there is no room.
 */
export function makeRoom(state: MemoryMailboxState, size: number, sender: Sender | undefined): boolean {
  const { deps, ledger, acknowledged } = state
  if (size > deps.limits.bytes) return false
  if (!makeRoomInShare(state, size, sender)) return false
  const fits = () => ledger.bytes() + size <= deps.limits.bytes
  if (!fits()) sweepFull(state)
  for (const stored of acknowledged.values()) {
    if (fits()) break
    dropMessage(state, stored)
  }
  while (!fits()) {
    const oldest = ledger.nextToEvict()
    if (!oldest) return false
    dropMessage(state, oldest)
  }
  return true
}

function makeRoomInShare(state: MemoryMailboxState, size: number, sender: Sender | undefined): boolean {
  const { ledger } = state
  if (sender?.networks.some(({ bytes }) => size > bytes)) return false
  for (;;) {
    const network = ledger.exceededNetwork(sender, size)
    if (network === undefined) return true
    const oldest = ledger.nextToEvict(network)
    if (!oldest) return false
    dropMessage(state, oldest)
  }
}

// At intervals, because a full mailbox calls this for each new message, and a sweep visits all messages.
function sweepFull(state: MemoryMailboxState): void {
  const now = state.deps.clock.monotonic()
  if (now - state.sweptAt < fullSweepMs) return
  state.sweptAt = now
  dropAllExpired(state)
}
