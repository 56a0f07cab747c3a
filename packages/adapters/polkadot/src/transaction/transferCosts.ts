import { findTransferProblems, type RequestOptions, type TransferCosts } from '@latchkey/adapter-kit'
import {
  type Balance,
  bytesToHex,
  createError,
  errors,
  formatUnits,
  hexToBytes,
  isByteHex,
  type Network,
} from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readLittleEndian, toLittleEndian } from '../network/units.js'
import { readAccountFunds } from '../runtime/accountRecord.js'
import { readProperties } from '../runtime/readProperties.js'
import { concat } from '../scale/scaleWriter.js'
import type { WalletAccount } from '../wallet/accounts.js'
import type { Transfer } from './transferCall.js'
import type { TransferPlan } from './transferPlan.js'

type Planned = { readonly account: WalletAccount; readonly transfer: Transfer; readonly plan: TransferPlan }

/** The costs of a transfer, and the funds from which they follow. */
export type PlannedCosts = TransferCosts & {
  readonly coin: Pick<Balance, 'decimals' | 'symbol'>
  /** The amount that the sender can spend, with the fee. */
  readonly spendable: bigint
  /** The balance of the recipient. */
  readonly received: bigint
  /** The existential deposit. */
  readonly least: bigint
}

/**
 * Reads what a transfer costs. The recipient must have the existential deposit afterwards, and with `keepAlive` the
 * sender, too.
 */
export async function readTransferCosts(
  context: PolkadotContext,
  network: Network,
  { account, transfer, plan }: Planned,
  options: RequestOptions,
): Promise<PlannedCosts> {
  const { least } = plan
  const [sender, receiver, fee, coin] = await Promise.all([
    readAccountFunds(context, network, account.accountId, options),
    readAccountFunds(context, network, transfer.accountId, options),
    readFee(context, network, plan.unsigned, options),
    readProperties(context, network, options),
  ])
  const isToOneself = bytesToHex(transfer.accountId) === account.id
  const spendable = sender.free - sender.locked
  const aboveLeast = sender.free - (transfer.keepAlive ? least : 0n) - fee
  // A transfer to oneself changes the balance only by the fee.
  const left = isToOneself && aboveLeast >= 0n ? spendable - fee : smaller(spendable - fee, aboveLeast)
  const isOpen = receiver.free >= least || isToOneself
  const minimum = isOpen ? 0n : least - receiver.free
  return { fee, maxAmount: left > 0n ? left : 0n, minimum, coin, spendable, received: receiver.free, least }
}

/**
 * Checks that a transfer can succeed, because the network would charge a fee for a failed one. Throws
 * `INSUFFICIENT_FUNDS`, or `AMOUNT_TOO_SMALL` if the recipient would have less than the existential deposit.
 */
export function assertAffordable(costs: PlannedCosts, { value, keepAlive }: Transfer, { name }: Network): void {
  const { fee, coin, spendable, received, least } = costs
  const text = (planck: bigint) => `${formatUnits(planck, coin.decimals)} ${coin.symbol}`
  const [problem] = findTransferProblems(costs, value)
  if (problem?.type === 'insufficient-funds')
    throw createError(errors.INSUFFICIENT_FUNDS, {
      details:
        `The account can spend ${text(spendable)}; the transfer of ${text(value)} costs about ${text(fee)}` +
        `${keepAlive ? `, and ${text(least)} must stay` : ''}.`,
    })
  if (problem?.type === 'below-minimum')
    throw createError(errors.AMOUNT_TOO_SMALL, {
      details: `The receiver would have ${text(received + value)}, and an account on ${name} holds ${text(least)} at least.`,
    })
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** Returns the network's estimate of the fee; zero if it has none. */
async function readFee(
  context: PolkadotContext,
  network: Network,
  transaction: Uint8Array,
  options: RequestOptions,
): Promise<bigint> {
  const clients = await context.clients()
  const parameters = bytesToHex(concat([transaction, toLittleEndian(BigInt(transaction.length), 4)]))
  const call = { method: 'state_call', params: ['TransactionPaymentApi_query_info', parameters] }
  try {
    const response = await clients.request(network, call, options)
    // The fee is always the last 16 bytes. The format of the weight before it varies by runtime.
    return isByteHex(response) && response.length >= 34 ? readLittleEndian(hexToBytes(response).slice(-16)) : 0n
  } catch (error) {
    if (options.signal?.aborted || context.lifetime.aborted) throw error
    context.ports.logger.debug(`${network.name} did not return the fee of a transfer.`, error)
    return 0n
  }
}
