import { createError, errors } from '@latchkey/common'
import type { PolkadotContext, SharedWallet } from '../context/context.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import { openWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'

/**
 * Asks the wallet for access and its accounts. A wallet may open its window for either. Concurrent callers share one
 * request. If all callers aborted, the next caller gets the response.
 */
export function askWallet(
  { requestAccess, metadata }: PolkadotContext,
  source: WalletSource,
  signal?: AbortSignal,
): Promise<SharedWallet> {
  return requestAccess(source.entry, () => send(source, metadata.name), { signal })
}

async function send(source: WalletSource, appName: string): Promise<SharedWallet> {
  try {
    const wallet = openWallet(await source.enable(appName))
    return { wallet, accounts: await wallet.getAccounts() }
  } catch (error) {
    const mapped = mapWalletError(error)
    // If the wallet rejects a connect request with "not connected", the visitor rejected it.
    throw mapped.code === 'NOT_CONNECTED' ? createError(errors.USER_REJECTED, { cause: error }) : mapped
  }
}
