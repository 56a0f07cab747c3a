import { vi } from 'vitest'

const turnMs = 10

/**
 * From now on time goes on by the turns of the process, so much in each of 10 ms: on a busy machine it waits for everything else, the
 * servers of a test among it. The returned function goes back to real time.
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
