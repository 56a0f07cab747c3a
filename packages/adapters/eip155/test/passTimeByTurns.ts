import { vi } from 'vitest'

const turnMs = 10

/**
 * Replaces the timers by fake ones, and advances them by a fixed amount every 10 ms of real time. On a busy machine,
 * fake time waits for the rest of the process, such as the test's servers. Returns a function that restores real time.
 */
export function passTimeByTurns(msInTurn: number): () => void {
  const { setInterval: every, clearInterval: end } = globalThis
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  const clock = every(() => void vi.advanceTimersByTime(msInTurn), turnMs)
  return () => {
    end(clock)
    vi.useRealTimers()
  }
}
