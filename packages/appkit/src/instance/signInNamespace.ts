import type { ChainNamespace } from '@latchkey/common'
import type { LazyCore } from './lazyCore.js'

/**
 * Returns the namespace that signs in by default: the active one. If its wallets do not sign in, that of a connected
 * wallet, otherwise the first. `undefined` before the core has loaded, or without a sign-in.
 */
export function signInNamespace({ state, loaded }: LazyCore): ChainNamespace | undefined {
  const own = state.options.namespaces.filter((namespace) => loaded?.core.signIn.isEnabled(namespace))
  const active = state.activeNamespace()
  if (active && own.includes(active)) return active
  return own.find((namespace) => state.connectedAccount(namespace)) ?? own[0]
}
