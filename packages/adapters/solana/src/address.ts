import { AppKitError, type Result } from '@latchkey/common'
import { decodeBase58 } from './base58.js'
import { isAddress } from './isAddress.js'

/** An address and the 32 bytes it stands for: a public key, or a program's derived address. */
export type ParsedAddress = { readonly address: string; readonly bytes: Uint8Array }

/** Reads an address; total. There is one way to write each, and letters count. */
export function safeParseAddress(value: unknown): Result<ParsedAddress> {
  if (typeof value !== 'string' || !isAddress(value)) return { ok: false, reason: 'not base58 of 32 bytes' }
  return { ok: true, value: { address: value, bytes: decodeBase58(value) ?? new Uint8Array(32) } }
}

/** As {@link safeParseAddress}, but throws `INVALID_PARAMS`; `what` names the parameter. */
export function parseAddress(value: unknown, what: string): ParsedAddress {
  const parsed = safeParseAddress(value)
  if (!parsed.ok) throw new AppKitError('INVALID_PARAMS', { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}
