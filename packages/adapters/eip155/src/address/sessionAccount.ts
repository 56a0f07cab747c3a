import { type Account, type Result, safeParseCaipAddress } from '@latchkey/common'
import { safeParseAccount } from './address.js'

/** Parses an account of a WalletConnect session, `eip155:<chain>:<address>` (CAIP-10). Never throws. */
export function safeParseSessionAccount(input: unknown): Result<Account> {
  const caip = safeParseCaipAddress(input)
  if (!caip.ok) return caip
  if (caip.value.namespace !== 'eip155') return { ok: false, reason: 'not an EVM account' }
  const address = safeParseAccount(caip.value.address)
  return address.ok ? { ok: true, value: { namespace: 'eip155', address: address.value, type: 'eoa' } } : address
}
