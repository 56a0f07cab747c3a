import { createError, errors, type SignText, type SolanaActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Creates `signText`. `signMessage` verifies the signature, so it belongs to the account of the call. */
export function createSignText(wallet: WalletAccess, actions: () => SolanaActions): SignText {
  return async (message, { address, signal } = {}) => {
    const { id: publicKey } = wallet.actor({ address })
    const { signMessage } = actions()
    if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED)
    return { scheme: 'solana:ed25519', signature: await signMessage({ message, address, signal }), publicKey }
  }
}
