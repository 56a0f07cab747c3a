import { type Clock, settleBy } from '@latchkey/common'

/** Resolves with the promise, whatever comes of it, and after `ms` at the latest. */
export async function waitAtMost(promise: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  await settleBy(promise, { clock, ms, onTimeout: () => new Error() }).catch(() => undefined)
}
