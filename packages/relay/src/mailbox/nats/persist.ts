import { setTimeout as sleep } from 'node:timers/promises'
import { isFullError } from './isFullError.js'
import type { NatsMailboxState } from './natsMailboxState.js'

const persistMs = 8_000
const flushDelayMs = 250

/**
 * Retries a call for 8 s while NATS does not respond, so that a restart of NATS causes no error. Clients wait 15 s for
 * a response.
 */
export async function persist<T>(state: NatsMailboxState, act: () => Promise<T>): Promise<T> {
  const { clock, connection } = state.deps
  const end = clock.monotonic() + persistMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (isFullError(error) || connection.isClosed() || clock.monotonic() > end) throw error
      await untilAnswering(state, end - clock.monotonic())
    }
  }
}

// Until the server responds, the previous attempt is still in the connection's buffer. Another one would take the same
// memory again.
async function untilAnswering({ deps }: NatsMailboxState, ms: number): Promise<void> {
  const answering = sleep(flushDelayMs)
    .then(() => deps.connection.flush())
    .catch(() => undefined)
  await Promise.race([answering, sleep(Math.max(0, ms), undefined, { ref: false })])
}
