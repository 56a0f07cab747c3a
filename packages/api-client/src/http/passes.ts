import type * as z from 'zod/mini'

/** Validates a value with a custom test. It reports no details, which makes it smaller than the checks of the library. */
export function passes<T>(isGood: (value: T) => boolean): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    if (!isGood(value)) issues.push({ code: 'custom', input: value })
  }
}
