import { type Account, type Result, safeParseCaipAddress } from '@latchkey/common'
import { safeParseAddress } from './address.js'

/** Parses an account of a WalletConnect session, `polkadot:<chain>:<address>` (CAIP-10). Never throws. */
export function safeParseSessionAccount(input: unknown): Result<Account> {
  const caip = safeParseCaipAddress(input)
  if (!caip.ok) return caip
  const { namespace, address } = caip.value
  if (namespace !== 'polkadot') return { ok: false, reason: 'not a Polkadot account' }
  const parsed = safeParseAddress(address)
  return parsed.ok ? { ok: true, value: { namespace, address, type: 'eoa' } } : parsed
}
