import { assertStillActor, whileAccountUnchanged } from '@latchkey/common'
import type { WalletAccount } from '../wallet/accounts.js'
import type { WalletAccess } from './walletAccess.js'

/** The account of a request. `isNamed` is false for the active account. */
export type ActingAccount = {
  readonly account: WalletAccount
  readonly isNamed: boolean
  readonly signal?: AbortSignal | undefined
}

/** Requests a signature from an account that the wallet still shares, and aborts when the wallet stops sharing it. */
export async function askForSignature(
  access: WalletAccess,
  { account, isNamed, signal }: ActingAccount,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const actor = { id: account.id, isNamed }
  const accounts = await access.readAccounts(signal)
  assertStillActor(
    actor,
    accounts.map(({ id }) => id),
  )
  return whileAccountUnchanged(actor, access.watchAccounts, () => access.ask(ask, { signal }))
}
