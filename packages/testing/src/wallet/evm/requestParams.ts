import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { isJsonObject, type JsonObject } from '../base/jsonObject.js'
import { ProviderError } from '../base/providerError.js'

/** Reads the parameter at an index as an object. */
export function readObject(params: readonly unknown[], index = 0): JsonObject {
  const value = params[index]
  if (!isJsonObject(value)) throw invalid(`parameter ${index} must be an object`)
  return value
}

/** Reads a field or parameter as an address with checksum. */
export function readAddress(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw invalid('an address is missing or malformed')
  return getAddress(value)
}

/** Reads a hexadecimal chain id such as `0x1`. */
export function readChainId(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(value))
    throw invalid('the chain id must be a hexadecimal string such as "0x1"')
  const id = Number.parseInt(value, 16)
  if (!Number.isSafeInteger(id)) throw invalid('the chain id is too large')
  return id
}

/** Reads an optional hexadecimal quantity. */
export function readQuantity(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !isHex(value)) throw invalid('a quantity must be a hexadecimal string')
  return value === '0x' ? 0n : BigInt(value)
}

/** Reads optional bytes in hex. */
export function readData(value: unknown): Hex | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !isHex(value)) throw invalid('data must be a hexadecimal string')
  return value
}

/** Returns the error for invalid parameters. */
export function invalid(reason: string): ProviderError {
  return new ProviderError(-32602, `Invalid parameters: ${reason}.`)
}
