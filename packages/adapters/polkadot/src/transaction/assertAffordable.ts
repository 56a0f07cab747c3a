import type { RequestOptions } from '@latchkey/adapter-kit'
import { bytesToHex, createError, errors, formatUnits, type Network } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readLittleEndian, toLittleEndian } from '../network/units.js'
import { hexToBytes, isByteHex } from '../parse/hex.js'
import { readAccountFunds } from '../runtime/readAccountFunds.js'
import { readProperties } from '../runtime/readProperties.js'
import { concat } from '../scale/scaleWriter.js'
import type { WalletAccount } from '../wallet/accounts.js'
import type { Transfer } from './transferCall.js'
import type { TransferPlan } from './transferPlan.js'

/**
 * Checks that a transfer can succeed, because the network would charge a fee for a failed one. Throws
 * `INSUFFICIENT_FUNDS`, or `AMOUNT_TOO_SMALL` if the recipient would have less than the existential deposit.
 */
export async function assertAffordable(
  context: PolkadotContext,
  network: Network,
  {
    account,
    transfer,
    plan,
  }: { readonly account: WalletAccount; readonly transfer: Transfer; readonly plan: TransferPlan },
  options: RequestOptions,
): Promise<void> {
  const { least } = plan
  const [sender, receiver, fee, coin] = await Promise.all([
    readAccountFunds(context, network, account.accountId, options),
    readAccountFunds(context, network, transfer.accountId, options),
    readFee(context, network, plan.unsigned, options),
    readProperties(context, network, options),
  ])
  const own = sender.free - sender.locked
  const theirs = receiver.free
  const text = (planck: bigint) => `${formatUnits(planck, coin.decimals)} ${coin.symbol}`
  const isToOneself = bytesToHex(transfer.accountId) === account.id
  const needed = (isToOneself ? 0n : transfer.value) + fee + (transfer.keepAlive ? least : 0n)
  if (sender.free < needed || own < transfer.value + fee)
    throw createError(errors.INSUFFICIENT_FUNDS, {
      details:
        `The account can spend ${text(own)}; the transfer of ${text(transfer.value)} costs about ${text(fee)}` +
        `${transfer.keepAlive ? `, and ${text(least)} must stay` : ''}.`,
    })
  if (theirs + transfer.value >= least || isToOneself) return
  throw createError(errors.AMOUNT_TOO_SMALL, {
    details: `The receiver would have ${text(theirs + transfer.value)}, and an account on ${network.name} holds ${text(least)} at least.`,
  })
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
    const answer = await clients.request(network, call, options)
    // The fee is always the last 16 bytes. The format of the weight before it varies by runtime.
    return isByteHex(answer) && answer.length >= 34 ? readLittleEndian(hexToBytes(answer).slice(-16)) : 0n
  } catch (error) {
    if (options.signal?.aborted || context.lifetime.aborted) throw error
    context.ports.logger.debug(`${network.name} did not tell what a transfer costs.`, error)
    return 0n
  }
}
