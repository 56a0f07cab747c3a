import { lazy, loadModule, throwIfAborted, withSignals } from '@latchkey/common'

/** A part of the instance whose code is loaded on first use. */
export type LazyEntry<T> = {
  /** Returns the part once it is loaded. */
  current(): T | undefined
  /** Loads the part once. Rejects with `VIEW_LOAD_FAILED`; the next call tries again. Rejects when the instance is destroyed (law L1). */
  load(): Promise<T>
}

/** `create` receives the module that `load` resolves with. Nothing loads before `load`. */
export function createLazyEntry<M, T>(
  load: () => Promise<M>,
  create: (module: M) => T,
  lifetime: AbortSignal,
): LazyEntry<T> {
  let current: T | undefined
  const loadOnce = lazy(async () => {
    const module = await loadModule(load)
    // If the instance was destroyed while the code was loading, the listeners of `create` would stay (law L7).
    throwIfAborted(lifetime)
    current = create(module)
    return current
  }, lifetime)
  return { current: () => current, load: () => withSignals(loadOnce(), lifetime) }
}
