import { ens_normalize } from '@adraffy/ens-normalize'

/**
 * Returns a name as ENSIP-15 normalizes it; `undefined` for one that it does not allow. Other forms can imitate a
 * different name.
 */
export function normalizeName(name: string): string | undefined {
  try {
    return ens_normalize(name)
  } catch {
    return undefined
  }
}
