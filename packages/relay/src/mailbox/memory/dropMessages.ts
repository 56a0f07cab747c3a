import { storedSize } from '../storedSize.js'
import type { Box, MemoryMailboxState, Stored } from './memoryMailboxState.js'

/** Removes a message, and its topic if it was the last one. */
export function dropMessage({ boxes, ledger, acknowledged }: MemoryMailboxState, stored: Stored): void {
  const { id, topic } = stored.item
  const box = boxes.get(topic)
  ledger.remove(stored)
  acknowledged.delete(id)
  if (!box?.messages.delete(id)) return
  box.bytes -= storedSize(stored.item)
  if (box.messages.size === 0) boxes.delete(topic)
}

/** Removes the expired messages of a topic. */
export function dropExpired(state: MemoryMailboxState, box: Box): void {
  const { clock } = state.deps
  for (const stored of box.messages.values()) if (stored.item.expiresAt <= clock.now()) dropMessage(state, stored)
}

/** Removes the expired messages of all topics. */
export function dropAllExpired(state: MemoryMailboxState): void {
  for (const box of [...state.boxes.values()]) dropExpired(state, box)
}
