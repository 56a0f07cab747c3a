import type { Hex } from 'viem'
import type { JsonObject } from '../base/jsonObject.js'
import { readAddress, readData, readQuantity } from './requestParams.js'

/** One call of a transaction or bundle; `value` in wei. Without `to` it creates a contract. */
export type TransactionCall = {
  readonly to?: `0x${string}` | undefined
  readonly value: bigint
  readonly data?: Hex | undefined
}

/** Reads a call from JSON-RPC form. */
export function readCall(value: JsonObject): TransactionCall {
  return {
    to: value.to === undefined || value.to === null ? undefined : readAddress(value.to),
    value: readQuantity(value.value) ?? 0n,
    data: readData(value.data ?? value.input),
  }
}
