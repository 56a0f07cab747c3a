import * as z from 'zod/mini'

/** Text of at most `max` UTF-16 units. */
export function shortText(max = 2_048) {
  return z.string().check(z.maxLength(max))
}
