import { bytesToHex, type Hex, invalidParams, type PolkadotActions } from '@latchkey/common'
import { isByteHex } from '../parse/hex.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { signRaw } from './signRaw.js'

/**
 * Signs the UTF-8 bytes of a text, or `raw` bytes. Wallets wrap the bytes in `<Bytes>` and `</Bytes>`, so that the
 * signed data can't be a transaction. Verifiers must do the same.
 */
export async function signMessage(
  access: WalletAccess,
  { message, address, signal }: Parameters<NonNullable<PolkadotActions['signMessage']>>[0],
): Promise<Hex> {
  const { signature } = await signRaw(access, { data: toBytes(message), type: 'bytes', address, signal })
  return signature
}

function toBytes(message: string | { readonly raw: Hex }): Hex {
  if (typeof message === 'string') return bytesToHex(new TextEncoder().encode(message))
  if (isByteHex(message.raw)) return message.raw
  throw invalidParams('message', 'must be a text, or { raw } with whole bytes in hexadecimal form')
}
