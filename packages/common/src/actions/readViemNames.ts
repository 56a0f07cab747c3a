import { isObject } from '../parse/readField.js'

/**
 * Translates viem's parameter names of an EVM action to those of this package: `account` is the account, `address` of a
 * contract call without `contractAddress` is the contract, and typed data may be spread. Returns other parameters
 * unchanged.
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
