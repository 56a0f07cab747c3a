import { ens_normalize } from '@adraffy/ens-normalize'

/** Whether a name is in the form that ENSIP-15 fixes. A name in another form can look like a name that it is not. */
export function isNormalizedName(name: string): boolean {
  try {
    return ens_normalize(name) === name
  } catch {
    return false
  }
}
