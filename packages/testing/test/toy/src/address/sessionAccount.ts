import { type Account, type Result, text } from '@latchkey/common'
import { toyNamespace } from '../network/namespace.js'
import { safeParseAddress } from './address.js'

/** Parses an account of a WalletConnect session, `toy:<chain>:<address>` (CAIP-10). Never throws. */
export function safeParseSessionAccount(input: unknown): Result<Account> {
  const whole = text({ max: 200 })(input)
  if (!whole.ok) return whole
  const [namespace, , address, ...rest] = whole.value.split(':')
  const parsed = safeParseAddress(address)
  if (namespace !== toyNamespace || rest.length > 0 || !parsed.ok) return { ok: false, reason: 'not a toy account' }
  return { ok: true, value: { namespace: toyNamespace, address: parsed.value, type: 'eoa' } }
}
