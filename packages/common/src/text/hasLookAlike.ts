import { foldName } from './foldName.js'

/** Returns whether a name looks like one of the others (R30, R31). */
export function hasLookAlike(name: string, others: readonly string[]): boolean {
  const folded = foldName(name)
  return others.some((other) => foldName(other) === folded)
}
