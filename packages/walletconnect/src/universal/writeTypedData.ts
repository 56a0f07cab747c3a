import { eip712DomainFields, invalidParams, isObject, type TypedData } from '@latchkey/common'

/**
 * Returns EIP-712 data as the JSON text that wallets sign; bigints become decimal numbers. Throws `INVALID_PARAMS` for a value
 * that JSON cannot hold, and for a domain of another chain than `chainId`.
 */
export function writeTypedData(typedData: TypedData, chainId: number): string {
  if (!isObject(typedData)) throw invalidParams('typedData', 'must be an object')
  const { domain, types, primaryType, message } = typedData
  if (!isObject(domain) || !isObject(types) || !isObject(message))
    throw invalidParams('typedData', 'needs domain, types and message, each an object')
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw invalidParams('typedData.primaryType', 'must be one of its types')
  if (domain.chainId !== undefined && !isSameChain(domain.chainId, chainId))
    throw invalidParams('typedData.domain.chainId', `is not ${chainId}, the chain of the session`)
  const fields = eip712DomainFields.filter(({ name }) => domain[name] !== undefined)
  const whole = { domain, types: { EIP712Domain: fields, ...types }, primaryType, message }
  try {
    // The replacer's own argument has been through `toJSON`, which a library of the page may have added to lists.
    return JSON.stringify(whole, function (this: Readonly<Record<string, unknown>>, key) {
      return toJson(this[key])
    })
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw invalidParams('typedData', 'cannot be written as JSON')
    throw error
  }
}

function isSameChain(named: unknown, chainId: number): boolean {
  try {
    return typeof named === 'object' || typeof named === 'boolean' ? false : BigInt(String(named)) === BigInt(chainId)
  } catch {
    return false
  }
}

function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  const isLost =
    typeof value === 'function' || typeof value === 'symbol' || (typeof value === 'number' && !Number.isFinite(value))
  if (isLost) throw invalidParams('typedData', `holds a ${typeof value} that JSON cannot hold`)
  return value
}
