import * as z from 'zod/mini'
import { passes } from './passes.js'

/** A list of at most `max` entries, all of which must be valid. */
export function shortList<S extends z.ZodMiniType>(entry: S, max: number) {
  return z.array(entry).check(passes((list: readonly unknown[]) => list.length <= max))
}
