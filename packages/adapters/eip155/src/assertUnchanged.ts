import { AppKitError, silentAnswerMs } from '@latchkey/common'
import { readAccounts } from './address.js'
import { parseChainId } from './chainId.js'
import type { WalletAccess } from './walletAccess.js'

/** Who acts: the account, and whether the app named it or it is the session's first. */
export type Actor = { readonly account: string; readonly isNamed: boolean; readonly signal?: AbortSignal | undefined }

/** Reads the accounts from the wallet just before something is asked in their name (FI22). Throws `ACCOUNT_CHANGED`. */
export async function assertAccount(wallet: WalletAccess, actor: Actor): Promise<void> {
  const accounts = readAccounts(
    await wallet.ask('eth_accounts', undefined, { signal: actor.signal, ms: silentAnswerMs }),
  )
  if (!isStillActor(actor, accounts)) throw accountChanged()
}

/** Reads the chain from the wallet just before something is sent to it (FI22). Throws `WRONG_NETWORK`. */
export async function assertChain(
  wallet: WalletAccess,
  chainId: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const actual = parseChainId(await wallet.ask('eth_chainId', undefined, { signal, ms: silentAnswerMs }))
  if (actual === chainId) return
  throw new AppKitError('WRONG_NETWORK', {
    details: `Wanted chain ${chainId}, the wallet is on ${actual}. Nothing was sent.`,
  })
}

/** Whether the wallet's accounts still have the actor where it was. */
export function isStillActor({ account, isNamed }: Actor, accounts: readonly string[]): boolean {
  return isNamed ? accounts.includes(account) : accounts[0] === account
}

export function accountChanged(): AppKitError {
  return new AppKitError('ACCOUNT_CHANGED')
}
