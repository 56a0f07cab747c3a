import { createError, errors, invalidParams, readTypedData, stringifyJson, type TypedData } from '@latchkey/common'

/**
 * Returns EIP-712 data as JSON for the wallet. Throws `INVALID_PARAMS` for a value that JSON cannot represent or a domain whose chain cannot be
 * read, and `WRONG_NETWORK` for a domain with another chain than `chainId`.
 */
export function writeTypedData(typedData: TypedData, chainId: number): string {
  const data = readTypedData(typedData)
  if (data.domain.chainId !== undefined) checkChain(data.domain.chainId, chainId)
  return stringifyJson(data)
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
