import {
  createError,
  errors,
  finite,
  flag,
  invalidParams,
  isAppKitError,
  listOf,
  type Network,
  objectOf,
  type Parser,
  recordOf,
  text,
} from '@latchkey/common'
import { type ParsedAddress, parseAddress } from '../address/address.js'
import type { Clients } from '../network/clients.js'
import { maxSatoshi, safeParseSatoshi } from '../network/units.js'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'

/** An unspent output. */
export type Utxo = {
  readonly txid: string
  readonly vout: number
  readonly value: bigint
  readonly isConfirmed: boolean
}

type Options = { readonly signal?: AbortSignal | undefined }

/** Maximum fee rate, in satoshi per virtual byte. No block has required more so far. */
const maxFeeRate = 1_000

/** The value of an output. */
const outputValue: Parser<bigint> = (input) => {
  const satoshi = safeParseSatoshi(input)
  if (satoshi.ok && (satoshi.value <= 0n || satoshi.value > maxSatoshi))
    return { ok: false, reason: 'an amount that cannot be' }
  return satoshi
}
const utxoList = listOf(
  objectOf({
    txid: text({ pattern: /^[0-9a-f]{64}$/, what: 'a transaction id' }),
    vout: finite(0, 0xffffffff),
    value: outputValue,
    status: objectOf({ confirmed: flag }),
  }),
)
const rate = finite(0, 1_000_000)
const rates = recordOf(rate)
/** The same estimates in the format of mempool.space. */
const recommended = objectOf({ fastestFee: rate, halfHourFee: rate, hourFee: rate, economyFee: rate })

/** Reads the unspent outputs of an address: confirmed UTXOs first, large ones before small ones. */
async function readUtxos(
  clients: Clients,
  network: Network,
  address: string,
  options: Options,
): Promise<readonly Utxo[]> {
  const path = `/address/${address}/utxo`
  const outputs = await clients.readJson(network, path, utxoList, { ...options, isChainProven: true })
  const utxos = outputs.map(({ status, ...utxo }) => ({ ...utxo, isConfirmed: status.confirmed }))
  return utxos.sort(
    (one, other) => Number(other.isConfirmed) - Number(one.isConfirmed) || (other.value > one.value ? 1 : -1),
  )
}

/**
 * Returns the fee rate for a confirmation within `blocks` blocks, in satoshi per 1,000 virtual bytes; at least the
 * 1,000 that nodes relay. Throws `RPC_BAD_RESPONSE` for a rate above 1,000 satoshi per virtual byte.
 */
async function readFeeRate(clients: Clients, network: Network, blocks: number, options: Options): Promise<bigint> {
  const estimates = await readEstimates(clients, network, options)
  const targets = Object.entries(estimates)
    .map(([target, estimate]) => ({ target: Number(target), estimate }))
    .filter(({ target }) => Number.isInteger(target))
    .sort((one, other) => one.target - other.target)
  const found = targets.findLast(({ target }) => target <= blocks) ?? targets[0]
  const estimate = found?.estimate ?? 1
  if (estimate > maxFeeRate)
    throw createError(errors.RPC_BAD_RESPONSE, {
      details: `The server reported a fee rate of ${estimate} satoshi per virtual byte.`,
    })
  return BigInt(Math.ceil(Math.max(1, estimate) * 1_000))
}

/**
 * Reads fee rates in satoshi per virtual byte, by number of blocks. mempool.space servers may lack the path of Esplora.
 */
async function readEstimates(
  clients: Clients,
  network: Network,
  options: Options,
): Promise<Readonly<Record<string, number>>> {
  try {
    return await clients.readJson(network, '/fee-estimates', rates, options)
  } catch (error) {
    if (!isAppKitError(error, 'HTTP_STATUS')) throw error
    const response = await clients.readJson(network, '/v1/fees/recommended', recommended, options)
    const { fastestFee, halfHourFee, hourFee, economyFee } = response
    return { 1: fastestFee, 3: halfHourFee, 6: hourFee, 144: economyFee }
  }
}

/** Default of the option `confirmationBlocks`. */
const defaultBlocks = 3
/** Maximum amount, in satoshi, of a taproot UTXO that may carry an inscription: the default of the tool `ord`. */
const largestPostage = 10_000n

/** The UTXOs that a transfer may spend, and the fee rate in satoshi per 1,000 virtual bytes. */
type SpendableUtxos = { readonly source: ParsedAddress; readonly utxos: readonly Utxo[]; readonly rate: bigint }

/**
 * Reads the UTXOs of an address that transfers may spend. Leaves out those that may carry an inscription, and throws
 * `INVALID_PARAMS` for an address of ordinals, unless the option `spendOrdinals` is set.
 */
export async function readSpendableUtxos(
  { context }: Pick<WalletAccess, 'context'>,
  network: Network,
  actor: Actor,
  options: { readonly signal?: AbortSignal | undefined },
): Promise<SpendableUtxos> {
  const clients = await context.clients()
  const source = parseAddress(actor.address, actor.chain, 'address')
  const keepsOrdinals = context.options.spendOrdinals !== true
  if (keepsOrdinals && actor.purpose === 'ordinal')
    throw invalidParams('address', 'is for ordinals: its UTXOs are spent only with the option spendOrdinals')
  const blocks = context.options.confirmationBlocks ?? defaultBlocks
  const [found, rate] = await Promise.all([
    readUtxos(clients, network, source.address, options),
    readFeeRate(clients, network, blocks, options),
  ])
  const utxos = keepsOrdinals && source.form === 'p2tr' ? found.filter(({ value }) => value > largestPostage) : found
  return { source, utxos, rate }
}
