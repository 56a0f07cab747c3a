import { hexToBytes, isByteHex } from '../parse/hex.js'

/**
 * Encodes bytes as the message of `polkadot_signMessage`. Wallets decode `0x…` as hex and treat anything else as text.
 * So UTF-8 text is sent as text. Other bytes, and text that looks like hex, are sent as hex.
 */
export function writeMessage(data: string): string {
  if (!isByteHex(data)) return data
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(data))
    return /^0x/i.test(text) ? data : text
  } catch {
    return data
  }
}
