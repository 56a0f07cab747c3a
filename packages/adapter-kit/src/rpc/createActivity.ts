import type { Clock } from '@latchkey/common'

/** Without a request for this long, a network counts as idle, in ms. */
const idleMs = 30_000

/** Whether a network is in use. Servers are probed only while it is. */
export type Activity = {
  /** Reports the start of a request. The returned function reports its end. */
  begin(): () => void
  /**
   * Resolves while the network is in use and no request is pending, so that the order of URLs does not change during a
   * fallback. Otherwise waits for the next use, and forever after the end of the adapter.
   */
  whenFree(): Promise<void>
}

/** Creates an {@link Activity} that starts idle. */
export function createActivity(clock: Clock, lifetime: AbortSignal): Activity {
  let lastUse = Number.NEGATIVE_INFINITY
  let pending = 0
  let waiting: (() => void)[] = []
  lifetime.addEventListener('abort', () => {
    waiting = []
  })
  return {
    begin() {
      pending++
      return () => {
        lastUse = clock.monotonic()
        if (--pending > 0) return
        const woken = waiting
        waiting = []
        for (const wake of woken) wake()
      }
    },
    whenFree: () =>
      new Promise((resolve) => {
        if (lifetime.aborted) return
        if (pending === 0 && clock.monotonic() - lastUse < idleMs) resolve()
        else waiting.push(resolve)
      }),
  }
}
