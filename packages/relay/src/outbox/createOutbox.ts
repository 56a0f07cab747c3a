import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import type { OutboxDeps, OutboxState } from './outboxState.js'
import { sendWaiting } from './sendWaiting.js'
import { forgetSent } from './sentMessages.js'
import { admitWaiting, waitForRoom } from './waitForRoom.js'

/** The messages that are being sent to one connection. */
export type Outbox = {
  add(message: StoredMessage): void
  /** Resolves when the queue is less than half full, or when the outbox is closed. */
  ready(): Promise<void>
  /** Handles a client's acknowledgement. Returns false if no message was sent with this id. */
  settle(id: string, isTaken: boolean): boolean
  close(): void
}

/**
 * Sends `irn_subscription` requests, a window of them at a time, and repeats those without an acknowledgement. A message that is never
 * acknowledged stays in the mailbox for the next connection.
 */
export function createOutbox(deps: OutboxDeps): Outbox {
  const state: OutboxState = {
    deps,
    sent: new Map(),
    sentBytes: 0,
    waiting: [],
    waitingBytes: 0,
    queue: [],
    resendTimer: undefined,
    isClosed: false,
  }
  return {
    add: (message) => add(state, message),
    ready: () => waitForRoom(state),
    settle: (id, isTaken) => settle(state, id, isTaken),
    close: () => close(state),
  }
}

function add(state: OutboxState, message: StoredMessage): void {
  const { charge, limits, onOverflow } = state.deps
  if (state.isClosed) return
  state.waiting.push(message)
  state.waitingBytes += storedSize(message)
  charge(storedSize(message))
  sendWaiting(state)
  if (state.waitingBytes > limits.waitingBytes) onOverflow()
}

function settle(state: OutboxState, id: string, isTaken: boolean): boolean {
  const settled = state.sent.get(id)
  if (!settled) return false
  forgetSent(state, id, settled)
  if (isTaken) state.deps.onTaken(settled.message)
  sendWaiting(state)
  return true
}

function close(state: OutboxState): void {
  const { charge, clock } = state.deps
  if (state.isClosed) return
  state.isClosed = true
  charge(-state.waitingBytes - state.sentBytes)
  clock.clearTimeout(state.resendTimer)
  state.sent.clear()
  state.waiting = []
  admitWaiting(state)
}
