import type { Capabilities } from '@latchkey/common'
import { isRecord } from '../parse/isRecord.js'
import type { AskOptions } from '../wallet/openWallet.js'
import { readRecord } from '../wallet/readRecord.js'
import type { WalletAccess } from './walletAccess.js'

/** Requests the capabilities of an account, on the given chains or on all, and drops malformed ones. */
export async function askCapabilities(
  wallet: WalletAccess,
  params: readonly [account: string, chainIds?: readonly string[]],
  options: AskOptions,
): Promise<Capabilities> {
  const reported = await wallet.ask('wallet_getCapabilities', params, options)
  const answer = readRecord(reported, 'capabilities', { isRead: true })
  const chains = Object.entries(answer).flatMap(([chainId, capabilities]) =>
    isRecord(capabilities) ? [[chainId, capabilities] as const] : [],
  )
  return Object.fromEntries(chains)
}
