import type { TransferCosts } from '@latchkey/adapter-kit'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { feeLimit, largestPayment, selectCoins } from './chooseCoins.js'
import { dustLimit } from './dustLimit.js'
import { readSpendableCoins } from './spendableCoins.js'

type Planned = {
  readonly actor: Actor
  /** Output script of the recipient. */
  readonly script: Uint8Array
  readonly amount?: bigint | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads what a transfer costs if the adapter composes it from the coins of the address. A wallet that pays itself may choose other coins
 * and another fee. Throws `METHOD_NOT_SUPPORTED` for an address whose coins the adapter can't spend.
 */
export async function readTransferCosts(
  wallet: WalletAccess,
  { actor, script, amount, signal }: Planned,
): Promise<TransferCosts> {
  const { source, coins, rate } = await readSpendableCoins(wallet, wallet.network(), actor, { signal })
  const wish = { coins, rate, form: source.form, script: source.script, scripts: [script.length] }
  const largest = largestPayment(wish)
  const minimum = dustLimit(script)
  const choice = amount === undefined ? undefined : selectCoins({ ...wish, amount })
  return {
    fee: choice?.fee ?? largest.fee,
    maxAmount: largest.amount,
    minimum,
    ...(amount === undefined || !choice ? {} : { maxFee: feeLimit(amount) }),
  }
}
