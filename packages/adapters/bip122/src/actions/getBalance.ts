import {
  type Adapter,
  AppKitError,
  type Balance,
  invalidParams,
  objectOf,
  type Parser,
  type Result,
} from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import { chainOfNetwork } from '../bitcoinChain.js'
import type { Bip122Context } from '../context.js'
import { safeParseSatoshi } from '../units.js'

const satoshi: Parser<bigint> = (input): Result<bigint> => safeParseSatoshi(input)
const sums = objectOf({ funded_txo_sum: satoshi, spent_txo_sum: satoshi })
const statistics = objectOf({ chain_stats: sums, mempool_stats: sums })

/** What an address has, in blocks and on its way there, by the `address` call of an Esplora API. */
export async function getBalance(
  context: Bip122Context,
  { address, network, signal }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const parsed = safeParseAddress(address, chainOfNetwork(network))
  if (!parsed.ok) throw invalidParams('address', `is ${parsed.reason}`)
  const clients = await context.clients()
  const answer = statistics(await clients.read(network, `/address/${parsed.value.address}`, { signal }))
  if (!answer.ok)
    throw new AppKitError('RPC_BAD_RESPONSE', { details: `The balance cannot be read: ${answer.reason}.` })
  const { chain_stats, mempool_stats } = answer.value
  const value = [chain_stats, mempool_stats].reduce(
    (sum, { funded_txo_sum, spent_txo_sum }) => sum + funded_txo_sum - spent_txo_sum,
    0n,
  )
  if (value < 0n)
    throw new AppKitError('RPC_BAD_RESPONSE', { details: 'The server told of more spent than was there.' })
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}
