import { abortReason, createOnDemand, loadPart, settleBy } from '@latchkey/common'

/** A part of an instance that is loaded when it is first needed. */
export type Loader<T> = {
  /** It, once it is there. */
  readonly current?: T | undefined
  /** Loads it once. Rejects with `VIEW_LOAD_FAILED` when its code cannot be had; the next call tries again. */
  load(): Promise<T>
}

/**
 * Makes a {@link Loader} of what `create` makes of a part of the code; that alone loads nothing. What it waits for settles when
 * the instance ends at the latest (law L1).
 */
export function createLoader<M, T>(
  loadCode: () => Promise<M>,
  create: (code: M) => T,
  lifetime: AbortSignal,
): Loader<T> {
  const once = createOnDemand(async () => {
    const code = await loadPart(loadCode)
    // The instance may have ended while the code came; what it listens to then nobody would stop (law L7).
    if (lifetime.aborted) throw abortReason(lifetime)
    loader.current = create(code)
    return loader.current
  }, lifetime)
  const loader: { current?: T; load(): Promise<T> } = { load: () => settleBy(once(), { signal: lifetime }) }
  return loader
}
