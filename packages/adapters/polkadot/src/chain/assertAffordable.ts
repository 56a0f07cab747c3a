import { AppKitError, formatUnits, type Network } from '@latchkey/common'
import type { WalletAccount } from '../accounts.js'
import type { RequestOptions } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { bytesToHex, hexToBytes, isByteHex } from '../hex.js'
import { readFreeBalance } from '../readFreeBalance.js'
import { readProperties } from '../readProperties.js'
import { readLittleEndian, toLittleEndian } from '../units.js'
import type { Runtime } from './runtime.js'
import { concat } from './scaleWriter.js'
import { type Draft, placeholderSignature } from './transaction.js'
import type { Transfer } from './transferCall.js'

export type Plan = {
  readonly runtime: Runtime
  readonly account: WalletAccount
  readonly transfer: Transfer
  readonly draft: Draft
}

/**
 * Whether a transfer can be paid and arrives. The network would only say so after it was signed, and keeps the fee. Throws
 * `INSUFFICIENT_FUNDS`, or `AMOUNT_TOO_SMALL` when an account would hold less than the network lets one hold.
 */
export async function assertAffordable(
  context: PolkadotContext,
  network: Network,
  { runtime, account, transfer, draft }: Plan,
  options: RequestOptions,
): Promise<void> {
  const [own, theirs, fee, coin] = await Promise.all([
    readFreeBalance(context, network, account.accountId, options),
    readFreeBalance(context, network, transfer.accountId, options),
    readFee(context, network, draft, options),
    readProperties(context, network, options),
  ])
  const least = readLeast(runtime)
  const text = (planck: bigint) => `${formatUnits(planck, coin.decimals)} ${coin.symbol}`
  const isToOneself = bytesToHex(transfer.accountId) === account.id
  const needed = (isToOneself ? 0n : transfer.value) + fee + (transfer.keepAlive ? least : 0n)
  if (own < needed || own < transfer.value)
    throw new AppKitError('INSUFFICIENT_FUNDS', {
      details:
        `The account has ${text(own)}; the transfer of ${text(transfer.value)} costs about ${text(fee)}` +
        `${transfer.keepAlive ? `, and ${text(least)} must stay` : ''}.`,
    })
  if (theirs + transfer.value >= least || isToOneself) return
  throw new AppKitError('AMOUNT_TOO_SMALL', {
    details: `The receiver would have ${text(theirs + transfer.value)}, and an account on ${network.name} holds ${text(least)} at least.`,
  })
}

/** What an account must hold, or it is closed. */
function readLeast({ metadata }: Runtime): bigint {
  const least = metadata.pallets.find(({ name }) => name === 'Balances')?.constants.get('ExistentialDeposit')
  return least ? readLittleEndian(least) : 0n
}

/** What the network says the transaction will cost; nothing where it cannot say. */
async function readFee(
  context: PolkadotContext,
  network: Network,
  draft: Draft,
  options: RequestOptions,
): Promise<bigint> {
  const clients = await context.clients()
  const transaction = draft.withSignature(placeholderSignature())
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
