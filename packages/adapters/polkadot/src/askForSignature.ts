import { AppKitError } from '@latchkey/common'
import type { WalletAccount } from './accounts.js'
import type { WalletAccess } from './walletAccess.js'

/** Who acts, and whether the app named it or it is the session's first. */
export type Actor = {
  readonly account: WalletAccount
  readonly isNamed: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks for a signature of an account that the wallet still shares (FI22), and gives up when it no longer does while the
 * request is open (FI23): a signature binds the account that was shown, not whichever comes next.
 */
export async function askForSignature(
  access: WalletAccess,
  actor: Actor,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const { signal } = actor
  assertActor(actor, await access.readAccounts(signal))
  let stop: () => void = () => undefined
  const changed = new Promise<never>((_, reject) => {
    stop = access.watchAccounts((accounts) => {
      if (!isStillActor(actor, accounts)) reject(accountChanged())
    })
  })
  try {
    return await Promise.race([access.ask(ask, { signal }), changed])
  } finally {
    stop()
  }
}

function assertActor(actor: Actor, accounts: readonly WalletAccount[]): void {
  if (!isStillActor(actor, accounts)) throw accountChanged()
}

function isStillActor({ account, isNamed }: Actor, accounts: readonly WalletAccount[]): boolean {
  return isNamed ? accounts.some(({ id }) => id === account.id) : accounts[0]?.id === account.id
}

function accountChanged(): AppKitError {
  return new AppKitError('ACCOUNT_CHANGED')
}
