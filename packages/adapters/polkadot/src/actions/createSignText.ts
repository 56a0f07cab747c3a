import {
  bytesToHex,
  createError,
  errors,
  type Hex,
  hexToBytes,
  type PolkadotActions,
  type SignText,
  type TextSignature,
  verifyEd25519,
} from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { KeyType, WalletAccount } from '../wallet/accounts.js'

/** Creates `signText`: `signRaw` with the scheme of the account's key. */
export function createSignText(access: WalletAccess, actions: () => PolkadotActions): SignText {
  return async (message, { address, signal } = {}) => {
    const account = access.account(address)
    const { signMessage } = actions()
    if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED)
    return withScheme(message, account, await signMessage({ message, address, signal }))
  }
}

/** Adds the scheme, and removes the type byte that some wallets write. */
async function withScheme(message: string, account: WalletAccount, signature: Hex): Promise<TextSignature> {
  // Wallets don't wrap a text again.
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  const signed = new TextEncoder().encode(isWrapped ? message : `<Bytes>${message}</Bytes>`)
  const { keyType, typeBytes } = await findKeyType(hexToBytes(signature), account, signed)
  const bare: Hex = `0x${signature.slice(2 + 2 * typeBytes)}`
  if (keyType === 'ecdsa') return { scheme: 'polkadot:ecdsa', signature: bare }
  return { scheme: `polkadot:${keyType}`, signature: bare, publicKey: bytesToHex(account.accountId) }
}

/**
 * Returns the type of the key that made a signature, and the number of bytes before it that name the type.
 * WalletConnect does not transmit key types, and neither do some extensions: ed25519 is then recognized by its valid
 * signature, and sr25519 by the bit that marks its signatures.
 */
async function findKeyType(
  bytes: Uint8Array,
  { keyType, accountId }: WalletAccount,
  signed: Uint8Array,
): Promise<{ readonly keyType: KeyType; readonly typeBytes: 0 | 1 }> {
  const isEd25519 = async (signature: Uint8Array) => (await verifyEd25519(accountId, signature, signed)) === true
  if (bytes.length === 66) return { keyType: 'ecdsa', typeBytes: 1 }
  if (bytes.length === 64)
    return { keyType: keyType ?? ((await isEd25519(bytes)) ? 'ed25519' : 'sr25519'), typeBytes: 0 }
  if (keyType !== undefined) return { keyType, typeBytes: keyType === 'ecdsa' ? 0 : 1 }
  const [type, last = 0] = [bytes[0], bytes.at(-1)]
  if (type === 1 && last >= 128) return { keyType: 'sr25519', typeBytes: 1 }
  if (type === 0 && (await isEd25519(bytes.subarray(1)))) return { keyType: 'ed25519', typeBytes: 1 }
  return { keyType: 'ecdsa', typeBytes: 0 }
}
