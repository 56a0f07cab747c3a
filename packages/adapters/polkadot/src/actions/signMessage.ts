import { type Hex, messageToHex, type PolkadotActions } from '@latchkey/common'
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
  const { signature } = await signRaw(access, { data: messageToHex(message), type: 'bytes', address, signal })
  return signature
}
