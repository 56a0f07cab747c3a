import { type Clock, withTimeout } from '@latchkey/common'

/** Resolves when the promise settles, or after `ms` milliseconds. Never rejects. */
export async function waitAtMost(promise: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  await withTimeout(promise, { clock, ms, onTimeout: () => new Error() }).catch(() => undefined)
}
