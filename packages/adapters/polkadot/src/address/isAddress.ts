import { safeParseAddress } from './address.js'

/** Whether a text is the address of an account on a Substrate network. */
export function isAddress(value: string): boolean {
  return safeParseAddress(value).ok
}
