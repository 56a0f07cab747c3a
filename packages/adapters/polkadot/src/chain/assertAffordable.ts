import { AppKitError, formatUnits, type Network } from '@latchkey/common'
import type { WalletAccount } from '../accounts.js'
import type { RequestOptions } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { bytesToHex, hexToBytes, isByteHex } from '../hex.js'
import { readAccountFunds } from '../readAccountFunds.js'
import { readProperties } from '../readProperties.js'
import { readLittleEndian, toLittleEndian } from '../units.js'
import { concat } from './scaleWriter.js'
import type { Transfer } from './transferCall.js'
import type { TransferPlan } from './transferPlan.js'

/**
 * Whether a transfer can be paid and arrives. The network would only say so after it was signed, and keeps the fee. Throws
 * `INSUFFICIENT_FUNDS`, or `AMOUNT_TOO_SMALL` when an account would hold less than the network lets one hold.
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
    throw new AppKitError('INSUFFICIENT_FUNDS', {
      details:
        `The account can spend ${text(own)}; the transfer of ${text(transfer.value)} costs about ${text(fee)}` +
        `${transfer.keepAlive ? `, and ${text(least)} must stay` : ''}.`,
    })
  if (theirs + transfer.value >= least || isToOneself) return
  throw new AppKitError('AMOUNT_TOO_SMALL', {
    details: `The receiver would have ${text(theirs + transfer.value)}, and an account on ${network.name} holds ${text(least)} at least.`,
  })
}

/** What the network says the transaction will cost; nothing where it cannot say. */
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
    // The weight before it has had several forms; the fee is always the last 16 bytes.
    return isByteHex(answer) && answer.length >= 34 ? readLittleEndian(hexToBytes(answer).slice(-16)) : 0n
  } catch (error) {
    if (options.signal?.aborted || context.lifetime.aborted) throw error
    context.ports.logger.debug(`${network.name} did not tell what a transfer costs.`, error)
    return 0n
  }
}
