import type { FakeClock } from './createFakeClock.js'

/**
 * Lets everything that only waits for promises get done, on a clock that stands still. Parts of the code that are loaded on use are really
 * imported, so a little real time passes.
 *
 * @example
 * const connecting = connector.connect()
 * await settle(clock)
 */
export async function settle(clock: FakeClock): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await clock.advance(0)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await clock.advance(0)
}
