import { fromHex, toBase64 } from '../parse/bytes.js'

/** Converts a signature to base64. WalletConnect specifies hex, but some wallets send base64, which is never valid hex. */
export function readSignature(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const bytes = fromHex(value.replace(/^0x/i, ''))
  return bytes ? toBase64(bytes) : value
}
