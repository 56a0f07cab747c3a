import { type ActionsByNamespace, type ChainNamespace, mapActionError, readViemNames } from '@latchkey/common'
import { createBip122Actions } from './createBip122Actions.js'
import { createEip155Actions } from './createEip155Actions.js'
import { createPolkadotActions } from './createPolkadotActions.js'
import { createSolanaActions } from './createSolanaActions.js'
import type { UniversalAccess } from './universalAccess.js'

type ByNamespace = { readonly [N in ChainNamespace]: (access: UniversalAccess) => ActionsByNamespace[N] }

const byNamespace: ByNamespace = {
  eip155: createEip155Actions,
  solana: createSolanaActions,
  polkadot: createPolkadotActions,
  bip122: createBip122Actions,
}

/**
 * Returns the actions that need no chain library and whose method the wallet granted. They reject with typed errors.
 */
export function createUniversalActions<N extends ChainNamespace>(
  namespace: N,
  access: UniversalAccess,
): ActionsByNamespace[N] {
  const create: (access: UniversalAccess) => ActionsByNamespace[N] = byNamespace[namespace]
  const actions: readonly (readonly [string, Action])[] = Object.entries(create(access))
  return Object.fromEntries(
    actions.map(([name, action]) => [
      name,
      withTypedErrors(name, namespace === 'eip155' ? withViemNames(action) : action),
    ]),
  ) as ActionsByNamespace[N]
}

type Action = (parameters: never) => Promise<unknown>

function withViemNames(action: Action): Action {
  return (parameters) => action(readViemNames(parameters))
}

function withTypedErrors(name: string, action: Action): Action {
  return async (parameters) => {
    try {
      return await action(parameters)
    } catch (error) {
      throw mapActionError(name, error)
    }
  }
}
