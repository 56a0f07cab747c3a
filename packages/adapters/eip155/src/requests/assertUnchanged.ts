import {
  type Actor,
  assertStillActor,
  createError,
  errors,
  isAppKitError,
  parseChainId,
  readPermissions,
  silentAnswerMs,
  walletConnectErrors,
} from '@latchkey/common'
import { readAccounts } from '../address/address.js'
import { isLocked } from './isLocked.js'
import type { WalletAccess } from './walletAccess.js'

/** The account of a request. `isNamed` is false for the active account. */
export type ActingAccount = {
  readonly account: string
  readonly isNamed: boolean
  readonly signal?: AbortSignal | undefined
}

/** Throws unless the wallet still has the session's active account and chain, for requests that name neither. */
export async function assertUnchanged(wallet: WalletAccess, signal: AbortSignal | undefined): Promise<void> {
  await assertAccount(wallet, { account: wallet.account(undefined), isNamed: false, signal })
  await assertChain(wallet, wallet.chainId(), signal)
}

export function toActor({ account, isNamed }: ActingAccount): Actor {
  return { id: account, isNamed }
}

/**
 * Reads the accounts from the wallet before a request for one of them. Throws `ACCOUNT_CHANGED` if the acting
 * account changed, `WALLET_LOCKED` if the wallet is locked. The session gets the accounts in any case, because some
 * wallets emit no event; the next request then uses them. If the wallet revoked access, ends the session and throws
 * `WALLET_SESSION_ENDED`.
 */
export async function assertAccount(wallet: WalletAccess, acting: ActingAccount): Promise<void> {
  const accounts = readAccounts(
    await wallet.ask('eth_accounts', undefined, { signal: acting.signal, ms: silentAnswerMs }),
  )
  if (accounts.length === 0) await assertAccess(wallet, acting.signal)
  else wallet.apply({ accounts })
  assertStillActor(toActor(acting), wallet.activeFirst(accounts))
}

/**
 * Throws if the wallet is locked or revoked access. `eth_accounts` is empty in both cases, but a locked wallet keeps
 * its permissions.
 */
async function assertAccess(wallet: WalletAccess, signal: AbortSignal | undefined): Promise<void> {
  if (await isLocked(wallet.context, wallet)) throw createError(errors.WALLET_LOCKED)
  const isPermitted = await hasAccountPermission(wallet, signal)
  if (isPermitted) throw createError(errors.WALLET_LOCKED)
  if (isPermitted === undefined) return
  wallet.endByWallet()
  throw createError(walletConnectErrors.WALLET_SESSION_ENDED, {
    details:
      'The wallet shares no account with this page any more, and wallet_getPermissions lists none. Nothing was sent.',
  })
}

/** Whether the page has the permission to see accounts (EIP-2255); `undefined` if the wallet does not report it. */
async function hasAccountPermission(
  wallet: WalletAccess,
  signal: AbortSignal | undefined,
): Promise<boolean | undefined> {
  try {
    const response = await wallet.ask('wallet_getPermissions', undefined, { signal, ms: silentAnswerMs })
    return readPermissions(response, { isRead: true }).some(
      ({ parentCapability }) => parentCapability === 'eth_accounts',
    )
  } catch (error) {
    if (isAppKitError(error, 'ABORTED', 'DESTROYED', 'NOT_CONNECTED', 'EXTENSION_INVALIDATED')) throw error
    return undefined
  }
}

/**
 * Reads the chain from the wallet before a request and applies it to the session. Throws `WRONG_NETWORK` if it differs.
 */
export async function assertChain(
  wallet: WalletAccess,
  chainId: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const actual = parseChainId(await wallet.ask('eth_chainId', undefined, { signal, ms: silentAnswerMs }))
  wallet.apply({ chainId: actual })
  if (actual === chainId) return
  throw createError(errors.WRONG_NETWORK, {
    details: `Wanted chain ${chainId}, the wallet is on ${actual}. Nothing was sent.`,
  })
}
