import type { ChainNamespace } from '../caip/caipNetworkId.js'
import { readField } from '../parse/json.js'

/**
 * Returns the account that the parameters of an action name: an address, or in an EVM action also viem's account
 * object.
 */
export function namedAccount(namespace: ChainNamespace, given: unknown): unknown {
  const address = readField(given, 'address') ?? undefined
  if (namespace !== 'eip155') return address
  const isContract = readField(given, 'abi') !== undefined && readField(given, 'contractAddress') === undefined
  return readField(given, 'account') ?? (isContract ? undefined : address)
}
