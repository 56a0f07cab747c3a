import { cleanText, type Hex } from '@latchkey/common'
import type { Abi } from 'viem'
import { decodeErrorResult, decodeFunctionResult, encodeFunctionData } from 'viem/utils'

/** Encodes the data of a contract call. Throws when it does not match the ABI. */
export function encodeCall(abi: readonly unknown[], functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: abi as Abi, functionName, args })
}

/** Decodes the result of a contract call. Throws when it does not match the ABI. */
export function decodeAnswer(
  abi: readonly unknown[],
  functionName: string,
  args: readonly unknown[],
  data: Hex,
): unknown {
  return decodeFunctionResult({ abi: abi as Abi, functionName, args, data })
}

/**
 * Returns the reason in the data of a reverted call: the text of `Error(string)`, `Panic(17)`, or a custom error of the
 * ABI with its arguments. Returns `undefined` for an empty reason, and the selector of an unknown error.
 */
export function decodeRevert(abi: readonly unknown[], data: Hex): string | undefined {
  if (data === '0x') return undefined
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: abi as Abi, data })
    return cleanText(errorName === 'Error' ? String(args[0]) : `${errorName}(${args.map(String).join(', ')})`, 300)
  } catch {
    return `unknown error ${data.slice(0, 10)}`
  }
}
