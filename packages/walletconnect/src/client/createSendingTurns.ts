import type { Clock } from '@latchkey/common'

/** Maximum number of 1 ms waits, in case the clock is frozen. */
const maxWaits = 20

/** Resolves when it is the caller's turn, with a function that ends the turn. */
export type SendingTurns = () => Promise<() => void>

/**
 * Creates the {@link SendingTurns} of a client. The library creates request ids from the time in ms and three random
 * digits. One request per millisecond keeps the ids unique, so that no request receives the response to another.
 */
export function createSendingTurns(clock: Clock): SendingTurns {
  let last: Promise<void> = Promise.resolve()
  let lastMs = 0

  async function waitForNextMs(): Promise<void> {
    // The library reads this clock.
    for (let wait = 0; wait < maxWaits && Date.now() === lastMs; wait++)
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, 1))
  }

  return async () => {
    const before = last
    let end: () => void = () => undefined
    last = new Promise((resolve) => {
      end = () => {
        lastMs = Date.now()
        resolve()
      }
    })
    await before
    await waitForNextMs()
    return end
  }
}
