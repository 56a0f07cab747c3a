import { silentAnswerMs, withDeadline } from '@latchkey/common'
import type { Eip155Context } from './context.js'
import type { Eip1193Provider } from './eip1193.js'

/** Whether the wallet itself says that it is locked. MetaMask and wallets modelled on it can tell; others count as open. */
export async function isLocked(
  context: Eip155Context,
  { provider }: { readonly provider: Eip1193Provider },
): Promise<boolean> {
  try {
    const experimental: unknown = Reflect.get(provider, '_metamask')
    if (typeof experimental !== 'object' || experimental === null) return false
    const isUnlocked: unknown = Reflect.get(experimental, 'isUnlocked')
    if (typeof isUnlocked !== 'function') return false
    const answer = Promise.resolve<unknown>(Reflect.apply(isUnlocked, experimental, []))
    return (
      (await withDeadline(answer, { clock: context.ports.clock, ms: silentAnswerMs, signal: context.lifetime })) ===
      false
    )
  } catch {
    return false
  }
}
