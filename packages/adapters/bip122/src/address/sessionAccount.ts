import { type Account, type Result, safeParseCaipAddress } from '@latchkey/common'
import { chainOfReference } from '../network/bitcoinChain.js'
import { safeParseAddress } from './address.js'

/** Parses an account of a WalletConnect session, `bip122:<chain>:<address>` (CAIP-10), valid on that network. Never throws. */
export function safeParseSessionAccount(input: unknown): Result<Account> {
  const caip = safeParseCaipAddress(input)
  if (!caip.ok) return caip
  const chain = caip.value.namespace === 'bip122' ? chainOfReference(caip.value.reference) : undefined
  if (!chain) return { ok: false, reason: 'not an account of a Bitcoin network' }
  const address = safeParseAddress(caip.value.address, chain)
  return address.ok
    ? { ok: true, value: { namespace: 'bip122', address: address.value.address, type: 'payment' } }
    : address
}
