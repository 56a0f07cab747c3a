import {
  type ActionsByNamespace,
  type CaipNetworkId,
  type ChainNamespace,
  mapActionError,
  readViemNames,
  type Session,
} from '@latchkey/common'
import { readSentTransaction, type SentTransaction } from './readSentTransaction.js'

type Parameters = { readonly address?: string | undefined } | undefined
type Action = (parameters: Parameters) => Promise<unknown>

/** Actions that need no account. */
const readsOnly: ReadonlySet<string> = new Set(['readContract', 'waitForReceipt'])

type Deps = {
  /** Returns the address of the shown account. */
  shownAddress(namespace: ChainNamespace): string | undefined
  /** Called when an action has sent a transaction. `networkId` is the session's network at the time of the call. */
  onSent(session: Session, networkId: CaipNetworkId, sent: SentTransaction): void
}

/**
 * Returns a function that wraps a session's actions: the shown account is the default `address`. A session's own default is its first
 * account, which may be another one, for example the ordinals account of a Bitcoin wallet.
 */
export function createActions({ shownAddress, onSent }: Deps) {
  const made = new WeakMap<object, object>()

  function wrap(session: Session, name: string, action: Action): Action {
    return async (given) => {
      const shown = shownAddress(session.namespace)
      const isDefault = shown === undefined || shown === session.accounts[0]?.address || readsOnly.has(name)
      const parameters = session.namespace === 'eip155' ? rename(name, given) : given
      const { networkId } = session
      const result = await action(isDefault ? parameters : { ...parameters, address: parameters?.address ?? shown })
      const sent = readSentTransaction(name, result)
      if (sent) onSent(session, networkId, sent)
      return result
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

/** Reads viem's names first: there, `address` is the contract and not the account. */
function rename(name: string, parameters: Parameters): Parameters {
  try {
    return readViemNames(parameters)
  } catch (error) {
    throw mapActionError(name, error)
  }
}
