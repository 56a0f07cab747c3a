import type { OutboxState } from './outboxState.js'
import { forgetSent, sendAgain } from './sentMessages.js'

/** Starts the timer that repeats unacknowledged messages, if there are any. `onResent` runs each time it has repeated them. */
export function startResendTimer(state: OutboxState, onResent: () => void): void {
  if (state.sent.size > 0) state.resendTimer ??= setResendTimer(state, state.deps.limits.acknowledgeMs, onResent)
}

function setResendTimer(state: OutboxState, ms: number, onResent: () => void): unknown {
  return state.deps.clock.setTimeout(() => {
    state.resendTimer = undefined
    const next = resend(state)
    // Before the next are sent: these are waited for longer.
    if (state.sent.size > 0 && !state.isClosed) state.resendTimer = setResendTimer(state, next, onResent)
    onResent()
  }, ms)
}

/** Returns the time until the next message is due, in ms. */
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
