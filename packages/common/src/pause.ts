import type { Clock } from './ports.js'
import { settleBy } from './settling.js'

/** Waits `ms`. Rejects at once when the signal fires, with the error it stands for, and leaves no timer. */
export function pause(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  let timer: unknown
  const over = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, ms)
  })
  return settleBy(over, { signal }).finally(() => clock.clearTimeout(timer))
}
