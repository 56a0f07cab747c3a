import { ens_normalize } from '@adraffy/ens-normalize'

/** Whether a name is normalized by ENSIP-15. Other forms can imitate a different name. */
export function isNormalizedName(name: string): boolean {
  try {
    return ens_normalize(name) === name
  } catch {
    return false
  }
}
