import { normalize } from 'viem/ens'

/** Whether a name is in the form ENSIP-15 fixes. One that is not can look like a name it is not. */
export function isNormalizedName(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
