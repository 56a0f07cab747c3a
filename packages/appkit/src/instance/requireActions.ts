import type { ActionsByNamespace, ChainNamespace } from '@latchkey/common'
import { AppKitError } from '@latchkey/common/start'

/** What has actions: an instance, or the core. */
export type ActionSource = {
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
}

/**
 * Returns what the connected wallet of a namespace can do. Throws `NOT_CONNECTED` where no wallet is connected, as the helpers for ethers
 * do; `getActions` returns `undefined` then.
 *
 * @example
 * const signature = await requireActions(kit, 'eip155').signMessage({ message: 'Hello' })
 */
export function requireActions<N extends ChainNamespace>(source: ActionSource, namespace: N): ActionsByNamespace[N] {
  const actions = source.actions(namespace)
  if (!actions)
    throw new AppKitError('NOT_CONNECTED', {
      details: `No wallet of ${namespace} is connected. Await kit.connect({ namespace: '${namespace}' }) first.`,
    })
  return actions
}
