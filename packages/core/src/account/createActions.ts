import type { ActionsByNamespace, ChainNamespace, Session } from '@latchkey/common'

type Parameters = { readonly address?: string | undefined } | undefined
type Action = (parameters: Parameters) => Promise<unknown>

/**
 * Makes what gives a session's actions such that the shown account acts where the app names none. A session's own default is
 * its first account, which need not be the one a visitor sees: of a Bitcoin wallet that may be the one for ordinals.
 */
export function createActions(shownAddress: (namespace: ChainNamespace) => string | undefined) {
  const made = new WeakMap<object, object>()

  function wrap(session: Session, action: Action): Action {
    return async (parameters) => {
      const shown = shownAddress(session.namespace)
      const isDefault = shown === undefined || shown === session.accounts[0]?.address
      return action(isDefault ? parameters : { ...parameters, address: parameters?.address ?? shown })
    }
  }

  return (session: Session): ActionsByNamespace[ChainNamespace] => {
    const known = made.get(session.actions)
    if (known) return known
    const actions: readonly [string, Action][] = Object.entries(session.actions)
    const wrapped = Object.fromEntries(actions.map(([name, action]) => [name, wrap(session, action)]))
    made.set(session.actions, wrapped)
    return wrapped
  }
}
