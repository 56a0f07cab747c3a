import type { Core } from '@latchkey/core'

/**
 * Returns the result of `create` for this modal. Calls it only once, so that views that load separately share state.
 * `signal` aborts when the modal unmounts.
 */
export type Share = <T>(create: (core: Core, signal: AbortSignal) => T) => T

/** Creates {@link Share} for one modal. */
export function createShare(core: Core, signal: AbortSignal): Share {
  const made = new Map<unknown, unknown>()
  return <T>(create: (core: Core, signal: AbortSignal) => T): T => {
    if (!made.has(create)) made.set(create, create(core, signal))
    return made.get(create) as T
  }
}
