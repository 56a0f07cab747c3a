import type { Hex } from '@latchkey/common'
import type { Abi } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'

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
