import type { FakeClock } from './createFakeClock.js'
import { passTurns } from './passTurns.js'

/**
 * Waits until pending promise chains have settled. With a clock, also runs due timers.
 *
 * @example
 * const connecting = connector.connect()
 * await settle(clock)
 */
export async function settle(clock?: FakeClock): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await (clock ? clock.advance(0) : passTurns())
}
