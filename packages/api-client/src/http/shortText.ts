import * as z from 'zod/mini'
import { passes } from './passes.js'

/** Text of at most `max` UTF-16 units that matches the pattern, if any. */
export function shortText(max = 2_048, pattern?: RegExp) {
  return z.string().check(passes((text: string) => text.length <= max && (!pattern || pattern.test(text))))
}
