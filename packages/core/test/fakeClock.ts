import type { Clock } from '@latchkey/common'

type Timer = { readonly at: number; readonly callback: () => void }

/** Time that stands still until it is moved. */
export type FakeClock = Clock & {
  /** Runs what is due in the next `ms`, letting promises settle in between. */
  advance(ms: number): Promise<void>
  /** Moves the wall clock alone, as a visitor who sets the time does. */
  skew(ms: number): void
  /** How many timers are waiting. */
  pending(): number
}

/** Makes a {@link FakeClock}. */
export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let passed = 0
  let skewed = 0
  const timers = new Set<Timer>()
  return {
    now: () => start + passed + skewed,
    monotonic: () => passed,
    setTimeout(callback, ms) {
      const timer = { at: passed + ms, callback }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer) => void timers.delete(timer as Timer),
    pending: () => timers.size,
    skew(ms) {
      skewed += ms
    },
    async advance(ms) {
      await settle()
      const end = passed + ms
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers.delete(next)
        passed = Math.max(passed, next.at)
        next.callback()
        await settle()
      }
      passed = end
    },
  }
}

/** Lets everything that waits for promises only run to its end; a lazily loaded part counts as such. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
}
