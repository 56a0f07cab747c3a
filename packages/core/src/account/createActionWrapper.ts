import {
  type ActionsByNamespace,
  type CaipNetworkId,
  type ChainNamespace,
  isObject,
  namedAccount,
  readField,
  type Session,
  type SignText,
  type Transfers,
} from '@latchkey/common'

/** A transaction that an action sent. */
export type SentTransaction = {
  /** The hash or signature; for `calls` the id of the bundle (EIP-5792). */
  readonly id: string
  readonly kind: 'transaction' | 'calls'
  /** The paying account: the one in the parameters of the action, otherwise the shown one at the time of the call. */
  readonly address: string | undefined
}

/** The actions of sessions, as apps and views call them. */
export type ActionWrapper = {
  /** Returns the wrapped actions of a session: the same object until the wallet changes its actions. */
  actions(session: Session): ActionsByNamespace[ChainNamespace]
  /** Returns the wrapped neutral actions of a session. Each is `undefined` while the session lacks it. */
  signText(session: Session): SignText | undefined
  transfers(session: Session): Transfers | undefined
  /** Returns the provider for apps: the same object for one session. */
  provider(session: Session): unknown
}

type Parameters = Readonly<Record<string, unknown>> | undefined
type Action = (parameters: Parameters) => Promise<unknown>

/** Actions that need no account. */
const readsOnly: ReadonlySet<string> = new Set(['readContract', 'waitForReceipt'])

type Deps = {
  /** Returns the address of a session's active account. */
  addressOf(session: Session): string | undefined
  /** Called when an action is about to send a request to the wallet. */
  onAsked(session: Session): void
  /** Called when an action has sent a transaction. `networkId` is the session's network at the time of the call. */
  onSent(session: Session, networkId: CaipNetworkId, sent: SentTransaction): void
}

/**
 * Creates the {@link ActionWrapper}, which wraps the actions of sessions: the shown account is the default `address`,
 * and `onAsked` and `onSent` observe the calls. A session's own default is its first account, which may be another one,
 * for example the ordinals account of a Bitcoin wallet.
 */
export function createActionWrapper({ addressOf, onAsked, onSent }: Deps): ActionWrapper {
  const wrapped = new WeakMap<object, ActionsByNamespace[ChainNamespace]>()
  const wrappedTransfers = new WeakMap<Transfers, Transfers>()
  const providers = new WeakMap<Session, unknown>()

  /** Returns the shown account, unless it is the session's own default. */
  function defaultAddress(session: Session): string | undefined {
    const shown = addressOf(session)
    return shown === session.accounts[0]?.address ? undefined : shown
  }

  /** Calls an action that sends a request to the wallet. `given` are the parameters of the caller. */
  async function ask<T>(session: Session, name: string, given: unknown, call: () => Promise<T>): Promise<T> {
    onAsked(session)
    const { networkId, namespace } = session
    // The visitor may select another account before the action resolves.
    const shown = addressOf(session) ?? session.accounts[0]?.address
    const result = await call()
    const sent = readSentTransaction(name, result)
    if (sent) onSent(session, networkId, { ...sent, address: readAccount(namespace, given) ?? shown })
    return result
  }

  function wrap(session: Session, name: string, action: Action): Action {
    if (readsOnly.has(name)) return async (given) => action(given)
    return async (given) =>
      ask(session, name, given, () => {
        const address = defaultAddress(session)
        return action(address === undefined ? given : withAccount(session.namespace, given, address))
      })
  }

  function wrapTransfers(session: Session, { check, estimate, send }: Transfers): Transfers {
    const withDefault = <T extends { readonly address?: string | undefined }>(transfer: T): T => {
      const address = defaultAddress(session)
      return address === undefined ? transfer : { ...transfer, address: transfer?.address ?? address }
    }
    return {
      check: async (transfer) => check(withDefault(transfer)),
      estimate: async (transfer) => estimate(withDefault(transfer)),
      send: async (transfer) => ask(session, 'sendTransfer', transfer, () => send(withDefault(transfer))),
    }
  }

  function wrapActions(session: Session): ActionsByNamespace[ChainNamespace] {
    const known = wrapped.get(session.actions)
    if (known) return known
    const actions: readonly [string, Action][] = Object.entries(session.actions)
    const created = Object.fromEntries(actions.map(([name, action]) => [name, wrap(session, name, action)]))
    wrapped.set(session.actions, created)
    return created
  }

  return {
    actions: wrapActions,
    provider(session) {
      if (!session.createAppProvider) return session.provider
      if (!providers.has(session))
        providers.set(
          session,
          session.createAppProvider(() => wrapActions(session)),
        )
      return providers.get(session)
    },
    signText(session) {
      const { signText } = session
      if (!signText) return undefined
      return async (message, options) =>
        ask(session, 'signText', options, () => {
          const address = options?.address ?? defaultAddress(session)
          return signText(message, address === undefined ? options : { ...options, address })
        })
    },
    transfers(session) {
      const { transfers } = session
      if (!transfers) return undefined
      const known = wrappedTransfers.get(transfers)
      if (known) return known
      const created = wrapTransfers(session, transfers)
      wrappedTransfers.set(transfers, created)
      return created
    },
  }
}

/**
 * Adds the account to parameters without one. EVM actions get it as viem's `account`, because their `address` may be a
 * contract.
 */
function withAccount(namespace: ChainNamespace, given: Parameters, address: string): Parameters {
  if (namedAccount(namespace, given) !== undefined) return given
  return { ...given, [namespace === 'eip155' ? 'account' : 'address']: address }
}

/** Returns the address of the account that the parameters of an action name. */
function readAccount(namespace: ChainNamespace, given: unknown): string | undefined {
  const named = namedAccount(namespace, given)
  const address = isObject(named) ? readField(named, 'address') : named
  return typeof address === 'string' ? address : undefined
}

/** Actions that send a transaction and return its id. */
const sendingActions: ReadonlySet<string> = new Set([
  'sendTransaction',
  'sendTransfer',
  'signAndSendTransaction',
  'writeContract',
])

/** Returns the transaction that an action sent; `undefined` if the action sends none. `result`: its return value. */
export function readSentTransaction(action: string, result: unknown): Pick<SentTransaction, 'id' | 'kind'> | undefined {
  const id = readId(action, result)
  if (typeof id !== 'string' || id === '') return undefined
  return { id, kind: action === 'sendCalls' ? 'calls' : 'transaction' }
}

function readId(action: string, result: unknown): unknown {
  if (action === 'sendCalls') return readField(result, 'id')
  // The result has an id only with `broadcast`.
  if (action === 'signPsbt') return readField(result, 'txid')
  return sendingActions.has(action) ? result : undefined
}
