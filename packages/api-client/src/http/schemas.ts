import * as z from 'zod/mini'

/**
 * Validates a value with a custom test. It reports no details, which makes it smaller than the checks of the library.
 */
export function passes<T>(isGood: (value: T) => boolean): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    if (!isGood(value)) issues.push({ code: 'custom', input: value })
  }
}

/** A safe integer from 0. */
export const count = z.number().check(passes((value: number) => Number.isSafeInteger(value) && value >= 0))

/** Text of at most `max` UTF-16 units that matches the pattern, if any. */
export function shortText(max = 2_048, pattern?: RegExp) {
  return z.string().check(passes((text: string) => text.length <= max && (!pattern || pattern.test(text))))
}

/** A list of at most `max` entries, all of which must be valid. */
export function shortList<S extends z.ZodMiniType>(entry: S, max: number) {
  return z.array(entry).check(passes((list: readonly unknown[]) => list.length <= max))
}

/** A whole number of a token's smallest unit, in decimal digits. */
export const baseUnits = shortText(256, /^\d{1,78}$/)
