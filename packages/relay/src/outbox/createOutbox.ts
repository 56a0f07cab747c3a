import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import type { OutboxDeps, OutboxState } from './outboxState.js'
import { forgetSent, sendAgain, sendMessage } from './sentMessages.js'
import { admitWaiting, waitForRoom } from './waitForRoom.js'

/** The queue of messages to one connection. */
export type Outbox = {
  add(message: StoredMessage): void
  /** Resolves when the queue is less than half full, or when the outbox is closed. */
  ready(): Promise<void>
  /** Handles a client's acknowledgement. Returns false if no message was sent with this id. */
  settle(id: string, isAcknowledged: boolean): boolean
  close(): void
}

/**
 * Sends messages as `irn_subscription` requests. Limits the number of unacknowledged ones, and sends these again after
 * a timeout. A message that is never acknowledged stays in the mailbox for the next connection.
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
    settle: (id, isAcknowledged) => settle(state, id, isAcknowledged),
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

function settle(state: OutboxState, id: string, isAcknowledged: boolean): boolean {
  const settled = state.sent.get(id)
  if (!settled) return false
  forgetSent(state, id, settled)
  if (isAcknowledged) state.deps.onAcknowledged(settled.message)
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

/** Sends waiting messages until the window of unacknowledged ones is full. */
function sendWaiting(state: OutboxState): void {
  if (state.isClosed) return
  let count = 0
  for (const message of state.waiting) {
    // Sending may close the outbox.
    if (state.isClosed || !fitsWindow(state, storedSize(message))) break
    count++
    state.waitingBytes -= storedSize(message)
    sendMessage(state, message)
  }
  if (count > 0) state.waiting.splice(0, count)
  admitWaiting(state)
  startResendTimer(state, () => sendWaiting(state))
}

// A message that is longer than the window is sent alone.
function fitsWindow({ deps, sent, sentBytes }: OutboxState, size: number): boolean {
  const { unacknowledged, unacknowledgedBytes } = deps.limits
  return sent.size === 0 || (sent.size < unacknowledged && sentBytes + size <= unacknowledgedBytes)
}

/**
 * Starts the timer that sends unacknowledged messages again, if there are any. `onResent` runs each time it has sent
 * them.
 */
function startResendTimer(state: OutboxState, onResent: () => void): void {
  if (state.sent.size > 0) state.resendTimer ??= setResendTimer(state, state.deps.limits.acknowledgeMs, onResent)
}

function setResendTimer(state: OutboxState, ms: number, onResent: () => void): unknown {
  return state.deps.clock.setTimeout(() => {
    state.resendTimer = undefined
    const next = resend(state)
    // Before `onResent` sends further messages, which are due later.
    if (state.sent.size > 0 && !state.isClosed) state.resendTimer = setResendTimer(state, next, onResent)
    onResent()
  }, ms)
}

/** Sends the messages again that are due. Returns the time until the next one is due, in ms. */
function resend(state: OutboxState): number {
  const { clock, limits } = state.deps
  const now = clock.monotonic()
  let next = limits.acknowledgeMs
  for (const [id, one] of state.sent) {
    const waited = now - one.at
    if (waited < limits.acknowledgeMs) next = Math.min(next, limits.acknowledgeMs - waited)
    else if (one.sendings >= limits.sendings || one.message.expiresAt <= clock.now()) forgetSent(state, id, one)
    else sendAgain(state, id, one)
  }
  return next
}
