import {
  type ActionsByNamespace,
  type CaipNetworkId,
  type ChainNamespace,
  readField,
  type Session,
} from '@latchkey/common'

/** A transaction that an action sent. */
export type SentTransaction = {
  /** The hash or signature; for `calls` the id of the bundle (EIP-5792). */
  readonly id: string
  readonly kind: 'transaction' | 'calls'
}

type Parameters = Readonly<Record<string, unknown>> | undefined
type Action = (parameters: Parameters) => Promise<unknown>

/** Actions that need no account. */
const readsOnly: ReadonlySet<string> = new Set(['readContract', 'waitForReceipt'])

type Deps = {
  /** Returns the address of a session's active account. */
  addressOf(session: Session): string | undefined
  /** Called when a session is asked to sign or send. */
  onAsked(session: Session): void
  /** Called when an action has sent a transaction. `networkId` is the session's network at the time of the call. */
  onSent(session: Session, networkId: CaipNetworkId, sent: SentTransaction): void
}

/**
 * Returns a function that wraps a session's actions: the shown account is the default `address`. A session's own
 * default is its first account, which may be another one, for example the ordinals account of a Bitcoin wallet.
 */
export function createActions({ addressOf, onAsked, onSent }: Deps) {
  const made = new WeakMap<object, object>()

  function wrap(session: Session, name: string, action: Action): Action {
    return async (given) => {
      if (!readsOnly.has(name)) onAsked(session)
      const shown = addressOf(session)
      const isDefault = shown === undefined || shown === session.accounts[0]?.address || readsOnly.has(name)
      const { networkId } = session
      const result = await action(isDefault ? given : withAccount(session.namespace, given, shown))
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

/**
 * Adds the account to parameters without one. EVM actions get it as viem's `account`, because their `address` may be a
 * contract.
 */
function withAccount(namespace: ChainNamespace, given: Parameters, address: string): Parameters {
  if (namespace !== 'eip155') return { ...given, address: given?.address ?? address }
  const isContract = given?.abi !== undefined && given.contractAddress === undefined
  const named = given?.account ?? (isContract ? undefined : given?.address)
  return named === undefined ? { ...given, account: address } : given
}

/** Actions that send a transaction and return its id. */
const sendingActions: ReadonlySet<string> = new Set([
  'sendTransaction',
  'sendTransfer',
  'signAndSendTransaction',
  'writeContract',
])

/** Returns what an action sent, by its name and its result; `undefined` for an action that sends nothing. */
export function readSentTransaction(action: string, result: unknown): SentTransaction | undefined {
  const id = readId(action, result)
  if (typeof id !== 'string' || id === '') return undefined
  return { id, kind: action === 'sendCalls' ? 'calls' : 'transaction' }
}

function readId(action: string, result: unknown): unknown {
  if (action === 'sendCalls') return readField(result, 'id')
  // Only with `broadcast` the result has an id.
  if (action === 'signPsbt') return readField(result, 'txid')
  return sendingActions.has(action) ? result : undefined
}
