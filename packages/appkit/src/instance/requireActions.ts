import type { ActionsByNamespace, ChainNamespace } from '@latchkey/common'
import { createError, pageErrors } from '@latchkey/common/start'

/** An object with actions: an instance or core. */
export type ActionSource = {
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
}

/**
 * Returns the actions of the connected wallet. Throws `NOT_CONNECTED` if no wallet of the namespace is connected, where
 * `getActions` returns `undefined`.
 *
 * @example
 * const signature = await requireActions(kit, 'eip155').signMessage({ message: 'Hello' })
 */
export function requireActions<N extends ChainNamespace>(source: ActionSource, namespace: N): ActionsByNamespace[N] {
  const actions = source.actions(namespace)
  if (!actions)
    throw createError(pageErrors.NOT_CONNECTED, {
      details: `No wallet of ${namespace} is connected. Await kit.connect({ namespace: '${namespace}' }) first.`,
    })
  return actions
}
