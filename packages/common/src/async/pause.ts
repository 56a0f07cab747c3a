import type { Clock } from '../page/ports.js'
import { withSignals } from './withSignals.js'

/** Resolves after `ms`. Rejects like `withSignals` when the signal aborts, and leaves no timer. */
export function pause(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  let timer: unknown
  const over = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, ms)
  })
  return withSignals(over, signal).finally(() => clock.clearTimeout(timer))
}
