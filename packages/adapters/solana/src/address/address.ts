import { createError, decodeBase58, errors, type Result } from '@latchkey/common'

/** An address and its 32 bytes: a public key, or the derived address of a program. */
export type ParsedAddress = { readonly address: string; readonly bytes: Uint8Array }

/** Parses an address, which is case-sensitive. Never throws. */
export function safeParseAddress(value: unknown): Result<ParsedAddress> {
  if (typeof value !== 'string' || !isAddress(value)) return { ok: false, reason: 'not base58 of 32 bytes' }
  return { ok: true, value: { address: value, bytes: decodeBase58(value) ?? new Uint8Array(32) } }
}

/** Like {@link safeParseAddress}, but throws `INVALID_PARAMS`; `what` names the parameter. */
export function parseAddress(value: unknown, what: string): ParsedAddress {
  const parsed = safeParseAddress(value)
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}

/** Whether a text is a Solana address: 32 bytes in base58, which is 32 to 44 characters. */
export function isAddress(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) && decodeBase58(value)?.length === 32
}
