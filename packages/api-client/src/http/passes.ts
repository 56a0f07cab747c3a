import type * as z from 'zod/mini'

/** A check of a value by a test of one's own. It says no more than that, which is enough here and smaller than the checks of the library. */
export function passes<T>(isGood: (value: T) => boolean): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    if (!isGood(value)) issues.push({ code: 'custom', input: value })
  }
}
