import { createError, errors, type SignText } from '@latchkey/common'
import { toyScheme } from '../network/namespace.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { ToyActions } from '../wallet/toyActions.js'

/** Creates `signText`. The address contains the public key. */
export function createSignText(access: WalletAccess, actions: () => ToyActions): SignText {
  return async (message, { address, signal } = {}) => {
    const { id } = access.account(address)
    const { signMessage } = actions()
    if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED)
    const signature = await signMessage({ message, address, signal })
    return { scheme: toyScheme, signature, publicKey: id.slice('toy1'.length) }
  }
}
