import {
  createError,
  errors,
  type Hex,
  type PolkadotActions,
  type SignText,
  type TextSignature,
  verifyEd25519,
} from '@latchkey/common'
import { hexToBytes } from '../parse/hex.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { WalletAccount } from '../wallet/accounts.js'

/** Creates `signText`: `signRaw` with the scheme of the account's key. */
export function createSignText(access: WalletAccess, actions: () => PolkadotActions): SignText {
  return async (message, { address, signal } = {}) => {
    const account = access.account(address)
    const { signMessage } = actions()
    if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED)
    return withScheme(message, account, await signMessage({ message, address, signal }))
  }
}

/**
 * Adds the scheme, and removes the type byte that some wallets write. WalletConnect does not transmit key types, and neither do some
 * extensions: ed25519 is then recognized by its valid signature, and sr25519 is the default.
 */
async function withScheme(message: string, { keyType, id, accountId }: WalletAccount, signature: Hex) {
  const publicKey = id as Hex
  const bytes = hexToBytes(signature)
  const isTyped = bytes.length === 66 || (bytes.length === 65 && keyType !== 'ecdsa' && (bytes[0] ?? 0) < 2)
  const bare = isTyped ? bytes.subarray(1) : bytes
  const text: Hex = isTyped ? `0x${signature.slice(4)}` : signature
  if (bare.length === 65) return { scheme: 'polkadot:ecdsa', signature: text } satisfies TextSignature
  const signed = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  const isEd25519 = keyType === undefined ? await verifyEd25519(accountId, bare, signed) : keyType === 'ed25519'
  const scheme = isEd25519 ? 'polkadot:ed25519' : 'polkadot:sr25519'
  return { scheme, signature: text, publicKey } satisfies TextSignature
}
