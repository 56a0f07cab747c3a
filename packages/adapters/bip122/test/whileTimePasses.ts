import type { FakeClock } from '@latchkey/testing'

/** Settles with the promise, and advances the clock until then. */
export async function whileTimePasses<T>(clock: FakeClock, promise: Promise<T>): Promise<T> {
  const isSettled = promise.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([isSettled, clock.advance(1_000).then(() => false)])));
  return promise
}
