import { type Capabilities, isAppKitError } from '@latchkey/common'
import { toQuantity } from '../network/units.js'
import { isRecord } from '../parse/isRecord.js'
import type { AskOptions } from '../wallet/openWallet.js'
import { readRecord } from '../wallet/readRecord.js'
import type { WalletAccess } from './walletAccess.js'

/** Errors after which another form of the request would fail, too. */
const finalCodes = ['METHOD_NOT_SUPPORTED', 'USER_REJECTED', 'WALLET_TIMEOUT', 'ABORTED', 'DESTROYED'] as const

/**
 * Requests the capabilities of an account, on the given chains or on all, and drops malformed ones. Some wallets
 * require chain ids, although EIP-5792 makes them optional: the request is repeated for the session's chain.
 */
export async function askCapabilities(
  wallet: WalletAccess,
  account: string,
  chainIds: readonly number[] | undefined,
  options: AskOptions,
): Promise<Capabilities> {
  if (chainIds) return send(wallet, [account, chainIds.map(toQuantity)], options)
  try {
    return await send(wallet, [account], options)
  } catch (error) {
    if (isAppKitError(error, ...finalCodes)) throw error
    return send(wallet, [account, [toQuantity(wallet.chainId())]], options)
  }
}

async function send(wallet: WalletAccess, params: readonly unknown[], options: AskOptions): Promise<Capabilities> {
  const reported = await wallet.ask('wallet_getCapabilities', params, options)
  const response = readRecord(reported, 'capabilities', { isRead: true })
  const chains = Object.entries(response).flatMap(([chainId, capabilities]) =>
    isRecord(capabilities) ? [[chainId, capabilities] as const] : [],
  )
  return Object.fromEntries(chains)
}
