import {
  type Account,
  type ChainNamespace,
  isEvmZeroAddress,
  type Parser,
  safeParseCaipAddress,
} from '@latchkey/common'
import { isPlausibleAddress } from './isPlausibleAddress.js'

/** Creates the parser for accounts of a namespace. */
export function createAccountParser(namespace: ChainNamespace): Parser<Account> {
  return (input) => {
    const parsed = safeParseCaipAddress(input)
    if (!parsed.ok) return parsed
    const { address } = parsed.value
    const isZero = namespace === 'eip155' && isEvmZeroAddress(address)
    if (parsed.value.namespace !== namespace || isZero || !isPlausibleAddress(namespace, address))
      return { ok: false, reason: 'not an address' }
    return { ok: true, value: { namespace, address, type: namespace === 'bip122' ? 'payment' : 'eoa' } }
  }
}
