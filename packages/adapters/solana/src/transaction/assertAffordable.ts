import { createError, errors, formatUnits, type Network, readField } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { safeParseLamports } from '../network/units.js'

/** Base fee for one signature, in lamports. Wallets may add a priority fee. */
const signatureFee = 5_000n

export type PlannedTransfer = { readonly from: string; readonly to: string; readonly lamports: bigint }

/**
 * Checks before the request to the wallet that a transfer can succeed. The recipient must have the minimum balance of
 * an account ("rent exemption") afterwards, and the sender too, unless its balance is zero. Throws `INSUFFICIENT_FUNDS`
 * or `AMOUNT_TOO_SMALL`.
 */
export async function assertAffordable(
  context: SolanaContext,
  network: Network,
  { from, to, lamports }: PlannedTransfer,
  signal: AbortSignal | undefined,
): Promise<void> {
  const clients = await context.clients()
  const read = async (method: string, params: readonly unknown[]) => {
    const answer = await clients.request(network, { method, params }, { signal })
    const amount = safeParseLamports(readField(answer, 'value') ?? answer)
    if (!amount.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `${method}: ${amount.reason}.` })
    return amount.value
  }
  const config = { commitment: 'confirmed' }
  const [held, least, received] = await Promise.all([
    read('getBalance', [from, config]),
    read('getMinimumBalanceForRentExemption', [0, config]),
    from === to ? undefined : read('getBalance', [to, config]),
  ])
  const { decimals, symbol } = network.nativeCurrency
  const show = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
  const cost = (received === undefined ? 0n : lamports) + signatureFee
  const left = held - cost
  if (left < 0n || lamports > held)
    throw createError(errors.INSUFFICIENT_FUNDS, { details: `It takes ${show(cost)}, the account has ${show(held)}.` })
  if (left > 0n && left < least)
    throw createError(errors.INSUFFICIENT_FUNDS, {
      details: `${show(left)} would be left, but an account keeps ${show(least)} at least, or nothing at all.`,
    })
  if (received !== undefined && received + lamports < least)
    throw createError(errors.AMOUNT_TOO_SMALL, { details: `The receiver must have ${show(least)} at least.` })
}
