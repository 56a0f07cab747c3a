import { setTimeout as sleep } from 'node:timers/promises'
import { isFullError } from './isFullError.js'
import type { NatsMailboxState } from './natsMailboxState.js'

const retryForMs = 8_000
const flushDelayMs = 250

/**
 * Retries a call for 8 s while NATS does not respond, so that a restart of NATS causes no error. Clients wait 15 s for
 * a response.
 */
export async function withRetry<T>(state: NatsMailboxState, act: () => Promise<T>): Promise<T> {
  const { clock, connection } = state.deps
  const end = clock.monotonic() + retryForMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (isFullError(error) || connection.isClosed() || clock.monotonic() > end) throw error
      await untilResponding(state, end - clock.monotonic())
    }
  }
}

// Until the server responds, the previous attempt is still in the connection's buffer. Another one would take the same
// memory again.
async function untilResponding({ deps }: NatsMailboxState, ms: number): Promise<void> {
  const responding = sleep(flushDelayMs)
    .then(() => deps.connection.flush())
    .catch(() => undefined)
  await Promise.race([responding, sleep(Math.max(0, ms), undefined, { ref: false })])
}
