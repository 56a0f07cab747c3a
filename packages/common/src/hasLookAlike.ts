import { foldName } from './foldName.js'

/** Whether a name can be taken for one of the others at a glance (R30, R31). */
export function hasLookAlike(name: string, others: readonly string[]): boolean {
  const folded = foldName(name)
  return others.some((other) => foldName(other) === folded)
}
