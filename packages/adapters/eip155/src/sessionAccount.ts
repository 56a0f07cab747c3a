import { type Account, accept, type Result, refuse, safeParseCaipAddress } from '@latchkey/common'
import { safeParseAddress } from './address.js'

/** An account of a WalletConnect session, `eip155:<chain>:<address>` (CAIP-10); total, never throws. */
export function safeParseSessionAccount(input: unknown): Result<Account> {
  const caip = safeParseCaipAddress(input)
  if (!caip.ok) return caip
  if (caip.value.namespace !== 'eip155') return refuse('not an EVM account')
  const address = safeParseAddress(caip.value.address)
  return address.ok ? accept({ namespace: 'eip155', address: address.value, type: 'eoa' }) : address
}
