import { findTransferProblems, type TransferCosts } from '@latchkey/adapter-kit'
import { createError, errors, formatUnits, type Network, readField } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { safeParseLamports } from '../network/units.js'

/** Base fee for one signature, in lamports. Wallets may add a priority fee. */
const signatureFee = 5_000n

/** Sender and recipient of a transfer. */
export type TransferParties = { readonly from: string; readonly to: string }

/**
 * Reads what a transfer costs. The recipient must have the minimum balance of an account ("rent exemption") afterwards,
 * and the sender too, unless its balance is zero.
 */
export async function readTransferCosts(
  context: SolanaContext,
  network: Network,
  { from, to }: TransferParties,
  signal: AbortSignal | undefined,
): Promise<TransferCosts> {
  const clients = await context.clients()
  const read = async (method: string, params: readonly unknown[]) => {
    const response = await clients.request(network, { method, params }, { signal })
    const amount = safeParseLamports(readField(response, 'value') ?? response)
    if (!amount.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `${method}: ${amount.reason}.` })
    return amount.value
  }
  const config = { commitment: 'confirmed' }
  const isOwn = from === to
  const [held, least, received] = await Promise.all([
    read('getBalance', [from, config]),
    read('getMinimumBalanceForRentExemption', [0, config]),
    isOwn ? 0n : read('getBalance', [to, config]),
  ])
  const maxAmount = held > signatureFee ? held - signatureFee : 0n
  // A transfer to oneself changes the balance only by the fee.
  if (isOwn) return { fee: signatureFee, maxAmount }
  const minimum = received < least ? least - received : 0n
  return { fee: signatureFee, maxAmount, minimum, minimumRemainder: least }
}

/**
 * Checks before the request to the wallet that a transfer can succeed. Throws `INSUFFICIENT_FUNDS` or
 * `AMOUNT_TOO_SMALL`.
 */
export function assertAffordable(costs: TransferCosts, lamports: bigint, { nativeCurrency }: Network): void {
  const { decimals, symbol } = nativeCurrency
  const show = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
  for (const problem of findTransferProblems(costs, lamports)) {
    if (problem.type === 'insufficient-funds')
      throw createError(errors.INSUFFICIENT_FUNDS, {
        details: `The account can send ${show(costs.maxAmount)} and pay the fee of ${show(costs.fee)}.`,
      })
    if (problem.type === 'remainder-below-minimum')
      throw createError(errors.INSUFFICIENT_FUNDS, {
        details: `${show(costs.maxAmount - lamports)} would be left, but an account keeps ${show(problem.minimum)} at least, or nothing at all.`,
      })
    if (problem.type === 'below-minimum')
      throw createError(errors.AMOUNT_TOO_SMALL, {
        details: `The receiver must have the minimum balance of an account, which takes ${show(problem.minimum)} at least.`,
      })
  }
}
