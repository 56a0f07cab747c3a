import { invalidParams, type Network } from '@latchkey/common'
import { type ParsedAddress, parseAddress } from '../address/address.js'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { type Coin, readCoins, readFeeRate } from './coins.js'

/** Default of the option `confirmationBlocks`. */
const defaultBlocks = 3
/** Maximum amount, in satoshi, of a taproot coin that may carry an inscription: the default of the tool `ord`. */
const largestPostage = 10_000n

/** The coins that a transfer may spend, and the fee rate in satoshi per 1,000 virtual bytes. */
export type SpendableCoins = { readonly source: ParsedAddress; readonly coins: readonly Coin[]; readonly rate: bigint }

/**
 * Reads the coins of an address that transfers may spend. Leaves out those that may carry an inscription, and throws `INVALID_PARAMS` for an
 * address of ordinals, unless the option `spendOrdinals` is set.
 */
export async function readSpendableCoins(
  { context }: Pick<WalletAccess, 'context'>,
  network: Network,
  actor: Actor,
  options: { readonly signal?: AbortSignal | undefined },
): Promise<SpendableCoins> {
  const clients = await context.clients()
  const source = parseAddress(actor.address, actor.chain, 'address')
  const keepsOrdinals = context.options.spendOrdinals !== true
  if (keepsOrdinals && actor.purpose === 'ordinal')
    throw invalidParams('address', 'is for ordinals: its coins are spent only with the option spendOrdinals')
  const blocks = context.options.confirmationBlocks ?? defaultBlocks
  const [found, rate] = await Promise.all([
    readCoins(clients, network, source.address, options),
    readFeeRate(clients, network, blocks, options),
  ])
  const coins = keepsOrdinals && source.form === 'p2tr' ? found.filter(({ value }) => value > largestPostage) : found
  return { source, coins, rate }
}
