import { storedSize } from '../mailbox/storedSize.js'
import type { OutboxState } from './outboxState.js'
import { startResendTimer } from './resendTimer.js'
import { sendMessage } from './sentMessages.js'
import { admitWaiting } from './waitForRoom.js'

/** Sends waiting messages until the window of unacknowledged ones is full. */
export function sendWaiting(state: OutboxState): void {
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

// A message that is longer than the window goes alone.
function fitsWindow({ deps, sent, sentBytes }: OutboxState, size: number): boolean {
  const { unacknowledged, unacknowledgedBytes } = deps.limits
  return sent.size === 0 || (sent.size < unacknowledged && sentBytes + size <= unacknowledgedBytes)
}
