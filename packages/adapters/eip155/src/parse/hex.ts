import type { Hex } from '@latchkey/common'

/** Whether a value is `0x` hex of whole bytes; of this number of bytes if given. */
export function isByteHex(value: unknown, bytes?: number): value is Hex {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-f]*$/i.test(value)) return false
  return bytes === undefined || value.length === 2 + 2 * bytes
}
