import type { Clock } from '@latchkey/common'

type Timer = { readonly at: number; readonly callback: () => void }

/** Time that stands still until it is moved. */
export type FakeClock = Clock & {
  /** Runs what is due in the next `ms`, letting promises settle in between. */
  advance(ms: number): Promise<void>
  pending(): number
}

export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let passed = 0
  const timers = new Set<Timer>()
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    now: () => start + passed,
    monotonic: () => passed,
    setTimeout(callback, ms) {
      const timer = { at: passed + ms, callback }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer) => void timers.delete(timer as Timer),
    pending: () => timers.size,
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
