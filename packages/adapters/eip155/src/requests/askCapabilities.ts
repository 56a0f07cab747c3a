import { isAppKitError } from '@latchkey/common'
import { toQuantity } from '../network/units.js'
import type { AskOptions } from '../wallet/openWallet.js'
import type { WalletAccess } from './walletAccess.js'

/** Errors after which another form of the request would fail, too. */
const finalCodes = ['METHOD_NOT_SUPPORTED', 'USER_REJECTED', 'WALLET_TIMEOUT', 'ABORTED', 'DESTROYED'] as const

/**
 * Requests the capabilities of an account, on the given chains or on all, and returns what `read` makes of the
 * response. Some wallets require chain ids, although EIP-5792 makes them optional: the request is repeated for the
 * session's chain, also if `read` throws.
 */
export async function askCapabilities<T>(
  wallet: WalletAccess,
  account: string,
  chainIds: readonly number[] | undefined,
  options: AskOptions,
  read: (response: unknown) => T,
): Promise<T> {
  const send = async (...params: readonly unknown[]) =>
    read(await wallet.ask('wallet_getCapabilities', params, options))
  if (chainIds) return send(account, chainIds.map(toQuantity))
  try {
    return await send(account)
  } catch (error) {
    if (isAppKitError(error, ...finalCodes)) throw error
    return send(account, [toQuantity(wallet.chainId())])
  }
}
