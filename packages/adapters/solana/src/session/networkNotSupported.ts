import { type AppKitError, createError, errors } from '@latchkey/common'
import type { OpenWallet } from '../wallet/openWallet.js'

/** Returns the error for a network that the wallet does not support. */
export function networkNotSupported({ remote }: OpenWallet, name: string): AppKitError {
  return remote
    ? createError(errors.WRONG_NETWORK, { details: `The wallet did not approve ${name} for this connection.` })
    : createError(errors.CHAIN_NOT_SUPPORTED, { details: `The wallet does not list ${name} among its networks.` })
}
