import {
  type ActionsByNamespace,
  actionError,
  type ChainNamespace,
  readViemNames,
  type Session,
} from '@latchkey/common'

type Parameters = { readonly address?: string | undefined } | undefined
type Action = (parameters: Parameters) => Promise<unknown>

/** No account acts, unless the app names one. */
const readsOnly: ReadonlySet<string> = new Set(['readContract', 'waitForReceipt'])

/**
 * Makes what gives a session's actions such that the shown account acts where the app names none. A session's own default is
 * its first account, which need not be the one a visitor sees: of a Bitcoin wallet that may be the one for ordinals.
 */
export function createActions(shownAddress: (namespace: ChainNamespace) => string | undefined) {
  const made = new WeakMap<object, object>()

  function wrap(session: Session, name: string, action: Action): Action {
    return async (given) => {
      const shown = shownAddress(session.namespace)
      const isDefault = shown === undefined || shown === session.accounts[0]?.address || readsOnly.has(name)
      const parameters = session.namespace === 'eip155' ? rename(name, given) : given
      return action(isDefault ? parameters : { ...parameters, address: parameters?.address ?? shown })
    }
  }

  return (session: Session): ActionsByNamespace[ChainNamespace] => {
    const known = made.get(session.actions)
    if (known) return known
    const actions: readonly [string, Action][] = Object.entries(session.actions)
    const wrapped = Object.fromEntries(actions.map(([name, action]) => [name, wrap(session, name, action)]))
    made.set(session.actions, wrapped)
    return wrapped
  }
}

/** Here too, because `address` is the contract by viem's names, and the account by ours. */
function rename(name: string, parameters: Parameters): Parameters {
  try {
    return readViemNames(parameters)
  } catch (error) {
    throw actionError(name, error)
  }
}
