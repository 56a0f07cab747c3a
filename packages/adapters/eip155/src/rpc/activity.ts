import type { Clock } from '@latchkey/common'

/** Without a request for this long, a network counts as idle. */
const idleMs = 30_000

/** Whether a network is in use, for work that may only be done then. */
export type Activity = {
  /** Something was asked. */
  touch(): void
  /** Settles while the network is in use; waits until it is used again, for ever once the adapter has ended. */
  whenActive(): Promise<void>
}

/** Makes an {@link Activity} that starts idle. */
export function createActivity(clock: Clock, lifetime: AbortSignal): Activity {
  let lastUse = Number.NEGATIVE_INFINITY
  let waiting: (() => void)[] = []
  lifetime.addEventListener('abort', () => {
    waiting = []
  })
  return {
    touch() {
      lastUse = clock.monotonic()
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
    whenActive: () =>
      new Promise((resolve) => {
        if (lifetime.aborted) return
        if (clock.monotonic() - lastUse < idleMs) resolve()
        else waiting.push(resolve)
      }),
  }
}
