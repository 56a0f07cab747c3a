import { type Bip122Actions, createError, errors, parseBitcoinSignature, type SignText } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'

/**
 * Creates `signText`: `signMessage` by the wallet's protocol for the address, with the scheme of the signature and the
 * key of the account.
 */
export function createSignText(wallet: WalletAccess, actions: () => Bip122Actions): SignText {
  return async (message, { address, signal } = {}) => {
    const { publicKey } = wallet.actor(address)
    const { signMessage } = actions()
    if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED)
    const { base64, protocol } = parseBitcoinSignature(await signMessage({ message, address, signal }))
    const scheme = protocol === 'ecdsa' ? 'bip137' : 'bip322'
    return { scheme, signature: base64, ...(publicKey ? { publicKey } : {}) }
  }
}
