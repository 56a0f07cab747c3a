import type { OutboxState } from './outboxState.js'

/** Resolves when the queue is less than half full, or when the outbox is closed. */
export async function waitForRoom(state: OutboxState): Promise<void> {
  if (hasRoom(state)) return
  await new Promise<void>((resolve) => {
    state.queue.push(resolve)
  })
}

/**
 * Resolves the calls of {@link waitForRoom} while there is room. One at a time: each adds its messages before the next
 * one checks the limit.
 */
export function admitWaiting(state: OutboxState): void {
  const next = hasRoom(state) ? state.queue.shift() : undefined
  next?.()
  if (next) queueMicrotask(() => admitWaiting(state))
}

function hasRoom({ deps, isClosed, waitingBytes }: OutboxState): boolean {
  return isClosed || waitingBytes < deps.limits.waitingBytes / 2
}
