import type { Clock } from '@latchkey/common'

/** Without a request for this long, a network counts as idle. */
const idleMs = 30_000

/** Whether a network is in use, for work that may only be done then. */
export type Activity = {
  /** Something was asked; the returned function says that it was answered. */
  begin(): () => void
  /**
   * Settles when the network was in use lately and nothing is under way, so that the order of URLs does not change in the
   * middle of a fall-back. Waits for the next use otherwise, for ever once the adapter has ended.
   */
  whenFree(): Promise<void>
}

/** Makes an {@link Activity} that starts idle. */
export function createActivity(clock: Clock, lifetime: AbortSignal): Activity {
  let lastUse = Number.NEGATIVE_INFINITY
  let underWay = 0
  let waiting: (() => void)[] = []
  lifetime.addEventListener('abort', () => {
    waiting = []
  })
  return {
    begin() {
      underWay++
      return () => {
        lastUse = clock.monotonic()
        if (--underWay > 0) return
        const woken = waiting
        waiting = []
        for (const wake of woken) wake()
      }
    },
    whenFree: () =>
      new Promise((resolve) => {
        if (lifetime.aborted) return
        if (underWay === 0 && clock.monotonic() - lastUse < idleMs) resolve()
        else waiting.push(resolve)
      }),
  }
}
