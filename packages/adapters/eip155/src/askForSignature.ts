import type { Hex } from '@latchkey/common'
import { type Actor, accountChanged, assertAccount, isStillActor } from './assertUnchanged.js'
import type { WalletAccess } from './walletAccess.js'
import { parseSignature } from './walletResult.js'

/**
 * Asks for a signature of an account that is still the acting one, and gives up when the wallet changes to another while it
 * is open (FI23): a signature binds the account that was shown, not whichever comes next.
 */
export async function askForSignature(
  wallet: WalletAccess,
  actor: Actor,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  await assertAccount(wallet, actor)
  let stop: () => void = () => undefined
  const changed = new Promise<never>((_, reject) => {
    stop = wallet.watchAccounts((accounts) => {
      if (!isStillActor(actor, accounts)) reject(accountChanged())
    })
  })
  try {
    return parseSignature(await Promise.race([wallet.ask(method, params, { signal: actor.signal }), changed]))
  } finally {
    stop()
  }
}
