import { isObject } from './readField.js'

/**
 * Returns the parameters of an EVM action with the names of this package for those of viem: `account` is the account that acts, `address`
 * of a contract call without `contractAddress` is the contract, and typed data may be spread. Parameters without such names are returned
 * as they are.
 */
export function readViemNames<P>(parameters: P): P {
  if (!isObject(parameters)) return parameters
  let named = parameters as Readonly<Record<string, unknown>>
  if ('abi' in named && named.contractAddress === undefined) {
    const { address: contractAddress, ...call } = named
    named = { ...call, contractAddress }
  }
  if ('primaryType' in named && named.typedData === undefined) {
    const { domain, types, primaryType, message, ...rest } = named
    named = { ...rest, typedData: { domain, types, primaryType, message } }
  }
  if (named.account !== undefined) {
    const { account: address, ...rest } = named
    named = { ...rest, address }
  }
  return named as P
}
