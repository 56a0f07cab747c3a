import { createError, eip712DomainFields, errors, invalidParams, isObject, type TypedData } from '@latchkey/common'

/**
 * Returns EIP-712 data as JSON for the wallet, with bigints as decimal numbers. Throws `INVALID_PARAMS` for a value that JSON cannot
 * represent or a domain whose chain cannot be read, and `WRONG_NETWORK` for a domain with another chain than `chainId`.
 */
export function writeTypedData(typedData: TypedData, chainId: number): string {
  if (!isObject(typedData)) throw invalidParams('typedData', 'must be an object')
  const { domain, types, primaryType, message } = typedData
  if (!isObject(domain) || !isObject(types) || !isObject(message))
    throw invalidParams('typedData', 'needs domain, types and message, each an object')
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw invalidParams('typedData.primaryType', 'must be one of its types')
  if (domain.chainId !== undefined) checkChain(domain.chainId, chainId)
  const fields = eip712DomainFields.filter(({ name }) => domain[name] !== undefined)
  const whole = { domain, types: { EIP712Domain: fields, ...types }, primaryType, message }
  try {
    // The replacer's argument is the result of `toJSON`, which a library of the page may have added to arrays.
    return JSON.stringify(whole, function (this: Readonly<Record<string, unknown>>, key) {
      return toJson(this[key])
    })
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw invalidParams('typedData', 'cannot be written as JSON')
    throw error
  }
}

function checkChain(named: unknown, chainId: number): void {
  const wanted = readInteger(named)
  if (wanted === undefined) throw invalidParams('typedData.domain.chainId', 'must be a whole number')
  if (wanted !== BigInt(chainId))
    throw createError(errors.WRONG_NETWORK, {
      details: `The typed data is for chain ${wanted}, the session is on ${chainId}. Nothing was sent.`,
    })
}

function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'object' || typeof value === 'boolean') return undefined
  try {
    return BigInt(String(value))
  } catch {
    return undefined
  }
}

function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  const isLost =
    typeof value === 'function' || typeof value === 'symbol' || (typeof value === 'number' && !Number.isFinite(value))
  if (isLost) throw invalidParams('typedData', `holds a ${typeof value} that JSON cannot hold`)
  return value
}
