import { fromHex, toBase64 } from '../bytes.js'

/** WalletConnect has signatures in hexadecimal; wallets that keep to base64 are understood too. No base64 of a signature is all hex. */
export function readSignature(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const bytes = fromHex(value.replace(/^0x/i, ''))
  return bytes ? toBase64(bytes) : value
}
