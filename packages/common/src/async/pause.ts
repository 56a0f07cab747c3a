import type { Clock } from '../page/ports.js'
import { withSignals } from './withSignals.js'

/** Resolves after `ms`. Rejects like `withSignals` when one of the signals aborts, and leaves no timer. */
export function pause(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  ms: number,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<void> {
  let timer: unknown
  const over = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, ms)
  })
  return withSignals(over, ...signals).finally(() => clock.clearTimeout(timer))
}
