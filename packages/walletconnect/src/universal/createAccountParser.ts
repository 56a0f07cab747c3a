import { type Account, type ChainNamespace, type Parser, safeParseCaipAddress } from '@latchkey/common'
import { isPlausibleAddress } from './isPlausibleAddress.js'

/** Reads the accounts of a session in one namespace. */
export function createAccountParser(namespace: ChainNamespace): Parser<Account> {
  return (input) => {
    const parsed = safeParseCaipAddress(input)
    if (!parsed.ok) return parsed
    const { address } = parsed.value
    if (parsed.value.namespace !== namespace || !isPlausibleAddress(namespace, address))
      return { ok: false, reason: 'not an address' }
    return { ok: true, value: { namespace, address, type: namespace === 'bip122' ? 'payment' : 'eoa' } }
  }
}
