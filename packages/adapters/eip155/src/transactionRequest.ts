import { invalidParams, type TransactionRequest } from '@latchkey/common'
import { parseAddress } from './address.js'
import { isByteHex } from './hex.js'
import { toQuantity } from './units.js'

const typeNumbers = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' } as const

/**
 * The JSON-RPC form of a transaction, checked as specification §5 says: valid addresses, amounts within 256 bits, tip not
 * above the fee, 32-byte storage keys, no fee-market fields in older types. Throws `INVALID_PARAMS` that names the field.
 */
export function toRpcTransaction(
  transaction: TransactionRequest,
  from: string,
  chainId: number,
): Readonly<Record<string, unknown>> {
  const { to, data, nonce, accessList, type, maxFeePerGas: maxFee, maxPriorityFeePerGas: tip, gasPrice } = transaction
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw invalidParams('chainId', 'must be a positive whole number')
  if (to === undefined && data === undefined)
    throw invalidParams('to', 'is missing, and there is no data to create a contract with')
  if (data !== undefined && !isByteHex(data)) throw invalidParams('data', 'must be whole bytes in hex')
  if (nonce !== undefined && (!Number.isSafeInteger(nonce) || nonce < 0))
    throw invalidParams('nonce', 'must be a whole number')
  if (type !== undefined && !(typeof type === 'string' && Object.hasOwn(typeNumbers, type)))
    throw invalidParams('type', 'must be legacy, eip2930 or eip1559')
  const isFeeMarket = maxFee !== undefined || tip !== undefined
  if (isFeeMarket && (type === 'legacy' || type === 'eip2930'))
    throw invalidParams('maxFeePerGas', `does not exist in type ${type}`)
  if (gasPrice !== undefined && (isFeeMarket || type === 'eip1559'))
    throw invalidParams('gasPrice', 'cannot be given with fee-market fields')
  if (accessList !== undefined && type === 'legacy') throw invalidParams('accessList', 'does not exist in type legacy')
  const fields = {
    from,
    chainId: toQuantity(chainId),
    to: to === undefined ? undefined : parseAddress(to, 'to'),
    data,
    value: amount(transaction.value, 'value'),
    gas: amount(transaction.gas, 'gas'),
    gasPrice: amount(gasPrice, 'gasPrice'),
    maxFeePerGas: amount(maxFee, 'maxFeePerGas'),
    maxPriorityFeePerGas: amount(tip, 'maxPriorityFeePerGas'),
    nonce: nonce === undefined ? undefined : toQuantity(nonce),
    accessList: accessList === undefined ? undefined : toAccessList(accessList),
    type: type && typeNumbers[type],
  }
  if (tip !== undefined && maxFee !== undefined && tip > maxFee)
    throw invalidParams('maxPriorityFeePerGas', 'is above maxFeePerGas')
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** A quantity of an amount in wei, or of gas. Throws `INVALID_PARAMS`. */
export function amount(value: bigint | undefined, field: string): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 256n)
    throw invalidParams(field, 'must be a bigint from 0 to 2^256 - 1')
  return toQuantity(value)
}

function toAccessList(list: NonNullable<TransactionRequest['accessList']>): readonly object[] {
  if (!Array.isArray(list)) throw invalidParams('accessList', 'must be a list')
  return list.map((entry: { address?: unknown; storageKeys?: unknown } | null, index) => {
    const keys = entry?.storageKeys
    const isValid = Array.isArray(keys) && keys.every((key) => isByteHex(key, 32))
    if (!isValid) throw invalidParams(`accessList[${index}].storageKeys`, 'must be 32 bytes each')
    return { address: parseAddress(entry?.address, `accessList[${index}].address`), storageKeys: keys }
  })
}
