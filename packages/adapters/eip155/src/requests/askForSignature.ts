import { type Hex, parseEvmSignature, whileAccountUnchanged } from '@latchkey/common'
import { type ActingAccount, assertAccount, toActor } from './assertUnchanged.js'
import type { WalletAccess } from './walletAccess.js'

/** Requests a signature from an account that the wallet still shares, and aborts when the wallet stops sharing it. */
export async function askForSignature(
  wallet: WalletAccess,
  acting: ActingAccount,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  await assertAccount(wallet, acting)
  const ask = () => wallet.ask(method, params, { signal: acting.signal })
  return parseEvmSignature(await whileAccountUnchanged(toActor(acting), wallet.watchAccounts, ask))
}
