import { type Hex, invalidParams, type PolkadotActions } from '@latchkey/common'
import { bytesToHex, isByteHex } from '../hex.js'
import type { WalletAccess } from '../walletAccess.js'
import { signRaw } from './signRaw.js'

/**
 * Signs a text, as its UTF-8 bytes, or `raw` bytes. Wallets put `<Bytes>` before and `</Bytes>` after what they sign, so that
 * it cannot be a transaction; who verifies does the same.
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
