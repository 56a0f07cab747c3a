import type { Hex } from '../actions/eip155Actions.js'
import { invalidParams } from '../errors/actionErrors.js'
import { bytesToHex, hexToBytes, isByteHex } from '../parse/hex.js'

/** Encodes a message to sign as hex: the UTF-8 bytes of a text, or `raw`. Throws `INVALID_PARAMS` for other values. */
export function messageToHex(message: string | { readonly raw: Hex }): Hex {
  if (typeof message === 'string') return bytesToHex(new TextEncoder().encode(message))
  if (typeof message === 'object' && message !== null && isByteHex(message.raw)) return message.raw
  throw invalidParams('message', 'must be a text, or { raw } with whole bytes in hex')
}

/**
 * Encodes bytes as the message of `polkadot_signMessage`. Wallets decode `0x…` as hex and treat anything else as text.
 * So UTF-8 text is sent as text. Other bytes, and text that looks like hex, are sent as hex.
 */
export function writePolkadotMessage(data: string): string {
  if (!isByteHex(data)) return data
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(data))
    return /^0x/i.test(text) ? data : text
  } catch {
    return data
  }
}
