import type { Hex, TransactionRequest } from '../actions/eip155Actions.js'
import { invalidParams } from '../errors/actionErrors.js'
import { isByteHex } from '../parse/hex.js'

/**
 * Account and chain of a transaction, and an address parser: checksums need a hash function, which this package does
 * not have.
 */
export type TransactionSurroundings = {
  readonly from: string
  readonly chainId: number
  /** Returns the address in the form to send. Throws `INVALID_PARAMS` that names `field`. */
  parseAddress(value: unknown, field: string): string
}

const typeNumbers = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' } as const

/**
 * Returns the JSON-RPC form of an EVM transaction, with validated fields: valid addresses, amounts
 * within 256 bits, a tip that is at most the fee, 32-byte storage keys, no fee-market fields in older types, no fields
 * of unsupported types. Throws `INVALID_PARAMS` that names the field.
 */
export function writeEvmTransaction(
  transaction: TransactionRequest,
  { from, chainId, parseAddress }: TransactionSurroundings,
): Readonly<Record<string, unknown>> {
  const { to, data, nonce, accessList, type, maxFeePerGas: maxFee, maxPriorityFeePerGas: tip, gasPrice } = transaction
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw invalidParams('chainId', 'must be a positive whole number')
  if (to === undefined && data === undefined)
    throw invalidParams('to', 'is missing, and there is no data to create a contract with')
  if (data !== undefined && !isByteHex(data)) throw invalidParams('data', 'must be whole bytes in hex')
  if (nonce !== undefined && (!Number.isSafeInteger(nonce) || nonce < 0))
    throw invalidParams('nonce', 'must be a whole number')
  if (type !== undefined && !(typeof type === 'string' && Object.hasOwn(typeNumbers, type)))
    throw invalidParams('type', `must be legacy, eip2930 or eip1559: ${viaProvider}`)
  assertSupportedFields(transaction)
  const isFeeMarket = maxFee !== undefined || tip !== undefined
  if (isFeeMarket && (type === 'legacy' || type === 'eip2930'))
    throw invalidParams('maxFeePerGas', `does not exist in type ${type}`)
  if (gasPrice !== undefined && (isFeeMarket || type === 'eip1559'))
    throw invalidParams('gasPrice', 'cannot be given with fee-market fields')
  if (accessList !== undefined && type === 'legacy') throw invalidParams('accessList', 'does not exist in type legacy')
  const fields = {
    from,
    chainId: quantity(chainId),
    to: to === undefined ? undefined : parseAddress(to, 'to'),
    data,
    value: writeEvmAmount(transaction.value, 'value'),
    gas: writeEvmAmount(transaction.gas, 'gas'),
    gasPrice: writeEvmAmount(gasPrice, 'gasPrice'),
    maxFeePerGas: writeEvmAmount(maxFee, 'maxFeePerGas'),
    maxPriorityFeePerGas: writeEvmAmount(tip, 'maxPriorityFeePerGas'),
    nonce: nonce === undefined ? undefined : quantity(nonce),
    accessList: accessList === undefined ? undefined : toAccessList(accessList, parseAddress),
    type: type && typeNumbers[type],
  }
  if (tip !== undefined && maxFee !== undefined && tip > maxFee)
    throw invalidParams('maxPriorityFeePerGas', 'is above maxFeePerGas')
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Returns the JSON-RPC quantity of an amount in wei, or of gas. Throws `INVALID_PARAMS` that names the field. */
export function writeEvmAmount(value: bigint | undefined, field: string): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 256n)
    throw invalidParams(field, 'must be a bigint from 0 to 2^256 - 1')
  return quantity(value)
}

function toAccessList(
  list: NonNullable<TransactionRequest['accessList']>,
  parseAddress: TransactionSurroundings['parseAddress'],
): readonly object[] {
  if (!Array.isArray(list)) throw invalidParams('accessList', 'must be a list')
  return list.map((entry: { address?: unknown; storageKeys?: unknown } | null, index) => {
    const keys = entry?.storageKeys
    const isValid = Array.isArray(keys) && keys.every((key) => isByteHex(key, 32))
    if (!isValid) throw invalidParams(`accessList[${index}].storageKeys`, 'must be 32 bytes each')
    return { address: parseAddress(entry?.address, `accessList[${index}].address`), storageKeys: keys }
  })
}

function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Fields of blob (EIP-4844) and set-code (EIP-7702) transactions, which are not supported. */
const unsupportedFields = ['blobs', 'blobVersionedHashes', 'maxFeePerBlobGas', 'sidecars', 'authorizationList']

/** The alternative to an unsupported transaction type. */
const viaProvider = 'send blob and set-code transactions through the provider of the wallet'

/**
 * Throws `INVALID_PARAMS` for a field of an unsupported transaction type, so that it is not dropped. `place` precedes
 * its name.
 */
export function assertSupportedFields(transaction: object, place = ''): void {
  const unsupported = unsupportedFields.find((name) => Reflect.get(transaction, name) !== undefined)
  if (unsupported) throw invalidParams(`${place}${unsupported}`, `is not supported: ${viaProvider}`)
}
