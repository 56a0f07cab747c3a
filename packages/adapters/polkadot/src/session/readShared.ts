import { isAppKitError } from '@latchkey/common'
import { isEmptyList, readAccounts, type WalletAccount } from '../wallet/accounts.js'
import type { SessionState } from './sessionState.js'
import { applyAccounts } from './sessionState.js'

type Options = { readonly signal?: AbortSignal | undefined; readonly ms?: number }

/**
 * Requests the wallet's accounts and applies them to the session, because some wallets emit no event. Ends the session
 * if the wallet shares none: some wallets withdraw access without an event, and then return an empty list or a "not
 * connected" error.
 */
export async function readShared(state: SessionState, options: Options): Promise<readonly WalletAccount[]> {
  const { life, wallet } = state
  try {
    const response = await life.run(wallet.getAccounts, options)
    const now = readAccounts(response)
    if (!life.ended.aborted && (now.length > 0 || isEmptyList(response))) applyAccounts(state, now)
    return now
  } catch (error) {
    if (wallet.remote || life.ended.aborted || !isAppKitError(error, 'NOT_CONNECTED')) throw error
    applyAccounts(state, [])
    return []
  }
}
