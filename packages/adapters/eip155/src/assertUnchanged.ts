import { AppKitError, isAppKitError, serviceError, silentAnswerMs } from '@latchkey/common'
import { readAccounts } from './address.js'
import { parseChainId } from './chainId.js'
import { isLocked } from './isLocked.js'
import { readPermissions } from './readPermissions.js'
import type { WalletAccess } from './walletAccess.js'

/** Who acts: the account, and whether the app named it or it is the session's first. */
export type Actor = { readonly account: string; readonly isNamed: boolean; readonly signal?: AbortSignal | undefined }

/**
 * Reads the accounts from the wallet just before something is asked in their name (FI22). Throws `ACCOUNT_CHANGED`. A wallet that shares
 * none is locked (`WALLET_LOCKED`), or it withdrew the page's access: then the session ends with `WALLET_SESSION_ENDED`.
 */
export async function assertAccount(wallet: WalletAccess, actor: Actor): Promise<void> {
  const accounts = readAccounts(
    await wallet.ask('eth_accounts', undefined, { signal: actor.signal, ms: silentAnswerMs }),
  )
  if (accounts.length === 0) await assertAccess(wallet, actor.signal)
  if (!isStillActor(actor, accounts)) throw accountChanged()
}

/** Throws where the wallet says why it shares no account. `eth_accounts` is also empty while a wallet is locked; a permission stays. */
async function assertAccess(wallet: WalletAccess, signal: AbortSignal | undefined): Promise<void> {
  if (await isLocked(wallet.context, wallet)) throw new AppKitError('WALLET_LOCKED')
  const isPermitted = await hasAccountPermission(wallet, signal)
  if (isPermitted) throw new AppKitError('WALLET_LOCKED')
  if (isPermitted === undefined) return
  wallet.endByWallet()
  throw serviceError('WALLET_SESSION_ENDED', {
    details:
      'The wallet shares no account with this page any more, and wallet_getPermissions lists none. Nothing was sent.',
  })
}

/** Whether the page still has the permission to see accounts (EIP-2255); `undefined` where the wallet can't tell. */
async function hasAccountPermission(
  wallet: WalletAccess,
  signal: AbortSignal | undefined,
): Promise<boolean | undefined> {
  try {
    const answer = await wallet.ask('wallet_getPermissions', undefined, { signal, ms: silentAnswerMs })
    return readPermissions(answer).some(({ parentCapability }) => parentCapability === 'eth_accounts')
  } catch (error) {
    if (isAppKitError(error, 'ABORTED', 'DESTROYED', 'NOT_CONNECTED', 'EXTENSION_INVALIDATED')) throw error
    return undefined
  }
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
