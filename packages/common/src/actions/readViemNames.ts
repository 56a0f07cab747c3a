import { invalidParams } from '../errors/actionErrors.js'
import { isObject, readField } from '../parse/json.js'

/**
 * Translates viem's parameters of an EVM action to those of this package: `account` is an address or an object with
 * one, `address` of a contract call without `contractAddress` is the contract, `chain` has the chain id, and typed data
 * may be spread. Returns other parameters unchanged. Throws `INVALID_PARAMS` if both names of a parameter are set, to
 * different values.
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
    const { account, ...rest } = named
    const address = isObject(account) ? readField(account, 'address') : account
    assertEqual('account', address, rest.address, 'address')
    named = { ...rest, address }
  }
  if (named.chain !== undefined) {
    const { chain, ...rest } = named
    // viem accepts `null` for any chain.
    const chainId = isObject(chain) ? readField(chain, 'id') : rest.chainId
    assertEqual('chain', chainId, rest.chainId, 'chainId')
    named = chainId === undefined ? rest : { ...rest, chainId }
  }
  return named as P
}

function assertEqual(viemName: string, viemValue: unknown, value: unknown, name: string): void {
  if (value !== undefined && lowerCase(value) !== lowerCase(viemValue))
    throw invalidParams(viemName, `must not differ from ${name}`)
}

/** Returns an address without its checksum, and any other value unchanged. */
function lowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}
