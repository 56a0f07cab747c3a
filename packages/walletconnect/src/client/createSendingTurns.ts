import type { Clock } from '@latchkey/common'

/** A clock that stands still is not waited for any longer. */
const mostWaits = 20

/** Resolves when it is one's turn; what it resolves with ends the turn. */
export type SendingTurns = () => Promise<() => void>

/**
 * Makes the {@link SendingTurns} of a client. It makes ids of the time and three digits of a draw: who draws in a millisecond in which nobody
 * else does has an id of its own, and is not given the answer to something else.
 */
export function createSendingTurns(clock: Clock): SendingTurns {
  let last: Promise<void> = Promise.resolve()
  let lastMs = 0

  async function waitForNextMs(): Promise<void> {
    // By the time the client goes by.
    for (let wait = 0; wait < mostWaits && Date.now() === lastMs; wait++)
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
