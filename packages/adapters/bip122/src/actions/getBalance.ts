import { type Adapter, type Balance, invalidParams, objectOf, type Parser, type Result } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import type { Bip122Context } from '../context/context.js'
import { chainOfNetwork } from '../network/bitcoinChain.js'
import { safeParseSatoshi } from '../network/units.js'

const satoshi: Parser<bigint> = (input): Result<bigint> => safeParseSatoshi(input)
const sums = objectOf({ funded_txo_sum: satoshi, spent_txo_sum: satoshi })
const statistics = objectOf({ chain_stats: sums, mempool_stats: sums })

/** Parses the statistics of an address into its balance. */
const balance: Parser<bigint> = (input) => {
  const parsed = statistics(input)
  if (!parsed.ok) return parsed
  const { chain_stats, mempool_stats } = parsed.value
  const value = [chain_stats, mempool_stats].reduce(
    (sum, { funded_txo_sum, spent_txo_sum }) => sum + funded_txo_sum - spent_txo_sum,
    0n,
  )
  return value < 0n ? { ok: false, reason: 'more spent than received' } : { ok: true, value }
}

/** Returns the sum of the confirmed and unconfirmed balance of an address, from an Esplora API. */
export async function getBalance(
  context: Bip122Context,
  { address, network, signal }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const parsed = safeParseAddress(address, chainOfNetwork(network))
  if (!parsed.ok) throw invalidParams('address', `is ${parsed.reason}`)
  const clients = await context.clients()
  const value = await clients.readJson(network, `/address/${parsed.value.address}`, balance, { signal })
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}
