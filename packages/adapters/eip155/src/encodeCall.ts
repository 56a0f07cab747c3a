import type { Hex } from '@latchkey/common'
import type { Abi } from 'viem'
import { encodeFunctionData } from 'viem/utils'

/** The data of a contract call. Throws when it does not fit the ABI. */
export function encodeCall(abi: readonly unknown[], functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: abi as Abi, functionName, args })
}
