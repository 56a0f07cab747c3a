import { createError, errors, silentAnswerMs, withTimeout } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'

/** Whether the wallet reports that it is locked. Only MetaMask and its derivatives can; others count as unlocked. */
export async function isLocked(
  context: Eip155Context,
  { provider }: { readonly provider: Eip1193Provider },
): Promise<boolean> {
  try {
    const experimental: unknown = Reflect.get(provider, '_metamask')
    if (typeof experimental !== 'object' || experimental === null) return false
    const isUnlocked: unknown = Reflect.get(experimental, 'isUnlocked')
    if (typeof isUnlocked !== 'function') return false
    const response = Promise.resolve<unknown>(Reflect.apply(isUnlocked, experimental, []))
    return (
      (await withTimeout(response, {
        clock: context.ports.clock,
        ms: silentAnswerMs,
        onTimeout: () => createError(errors.WALLET_TIMEOUT),
        signals: [context.lifetime],
      })) === false
    )
  } catch {
    return false
  }
}
