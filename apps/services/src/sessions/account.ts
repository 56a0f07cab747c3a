import { type CaipAddress, type CaipNetworkId, safeParseCaipAddress } from '@latchkey/common'
import { ServiceError } from '../http/serviceError.js'

/** An EVM account on one network: a contract account may have other owners on another network. */
export type Account = {
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/** Reads the CAIP-10 id of an EVM account, in lower case. Throws a 400 for anything else. */
export function readAccount(text: string): Account {
  const parsed = safeParseCaipAddress(text.toLowerCase())
  if (!parsed.ok || parsed.value.namespace !== 'eip155' || !/^0x[0-9a-f]{40}$/.test(parsed.value.address))
    throw new ServiceError(400, 'BAD_REQUEST', 'Not an EVM account')
  const { caipAddress, caipNetworkId, address } = parsed.value
  return { caipAddress, caipNetworkId, address }
}
