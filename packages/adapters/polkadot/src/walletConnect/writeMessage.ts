import { hexToBytes, isByteHex } from '../hex.js'

/**
 * Bytes as the text `polkadot_signMessage` wants. Wallets read `0x…` as bytes and anything else as a text, so that text goes out as itself,
 * and only what is none, or would be taken for digits, as digits.
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
