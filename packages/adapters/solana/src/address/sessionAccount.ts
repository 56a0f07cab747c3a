import { type Account, type Result, safeParseCaipAddress } from '@latchkey/common'
import { safeParseAddress } from './address.js'

/** Parses an account of a WalletConnect session, `solana:<chain>:<address>` (CAIP-10). Never throws. */
export function safeParseSessionAccount(input: unknown): Result<Account> {
  const caip = safeParseCaipAddress(input)
  if (!caip.ok) return caip
  if (caip.value.namespace !== 'solana') return { ok: false, reason: 'not a Solana account' }
  const address = safeParseAddress(caip.value.address)
  return address.ok
    ? { ok: true, value: { namespace: 'solana', address: address.value.address, type: 'eoa' } }
    : address
}
