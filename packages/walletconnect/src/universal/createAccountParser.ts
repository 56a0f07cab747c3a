import { type Account, type ChainNamespace, type Parser, safeParseCaipAddress } from '@latchkey/common'
import { isPlausibleAddress } from './isPlausibleAddress.js'

/** The zero address of EVM networks: nobody has its key. */
const zeroAddress = /^(?:0x)?0{40}$/

/** Creates the parser for accounts of a namespace. */
export function createAccountParser(namespace: ChainNamespace): Parser<Account> {
  return (input) => {
    const parsed = safeParseCaipAddress(input)
    if (!parsed.ok) return parsed
    const { address } = parsed.value
    const isZero = namespace === 'eip155' && zeroAddress.test(address)
    if (parsed.value.namespace !== namespace || isZero || !isPlausibleAddress(namespace, address))
      return { ok: false, reason: 'not an address' }
    return { ok: true, value: { namespace, address, type: namespace === 'bip122' ? 'payment' : 'eoa' } }
  }
}
