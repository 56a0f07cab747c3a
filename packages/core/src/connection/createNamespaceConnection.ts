import {
  AppKitError,
  type ChainNamespace,
  type Connector,
  type ErrorCode,
  isAppKitError,
  type Ports,
  type Session,
  type SessionEvent,
  withDeadline,
} from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import { describeAccount } from '../account/describeAccount.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Events } from '../events/createEvents.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { connectionEntry } from '../storage/storedState.js'
import type { ConnectOptions, NamespaceConnection } from './namespaceConnection.js'
import { waitForConnector } from './waitForConnector.js'

/** What a namespace's connection works with. */
export type NamespaceConnectionPorts = {
  readonly namespace: ChainNamespace
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connectors: Connectors
  readonly storage: Storage
  readonly events: Events
  /** The account or its network is new: look its details up, show the unsupported screen. */
  onChange(change: 'connected' | 'restored' | 'account' | 'network' | 'disconnected'): void
}

/** How long a silent restore may take before the visitor sees "disconnected" (FI19), in ms. */
const restoreMs = 5_000
/** How long a restore waits for the stored wallet to appear on the page (FI24), in ms. */
const appearMs = 3_000

type Attempt = {
  readonly connectorId: string
  readonly controller: AbortController
  readonly isRestore: boolean
  promise: Promise<Session>
}

/** Makes the {@link NamespaceConnection} of one namespace. */
export function createNamespaceConnection(deps: NamespaceConnectionPorts): NamespaceConnection {
  const { namespace, ports, options, accounts, networks, connectors, storage, events } = deps
  const entry = connectionEntry(namespace)
  let session: Session | undefined
  let attempt: Attempt | undefined
  let stopUnlock: (() => void) | undefined
  let isDestroyed = false

  function cancel(code: ErrorCode = 'ABORTED'): void {
    attempt?.controller.abort(new AppKitError(code))
  }

  function begin(
    connectorId: string,
    isRestore: boolean,
    run: (signal: AbortSignal) => Promise<Session>,
  ): Promise<Session> {
    cancel('CONNECTION_SUPERSEDED')
    stopUnlock?.()
    const controller = new AbortController()
    if (!session) accounts.setConnecting(namespace, connectorId, isRestore)
    const own: Attempt = { connectorId, controller, isRestore, promise: settle() }
    attempt = own
    return own.promise

    async function settle(): Promise<Session> {
      try {
        const opened = await withDeadline(run(controller.signal), { signal: controller.signal })
        if (attempt !== own || isDestroyed) {
          opened.detach()
          throw new AppKitError('CONNECTION_SUPERSEDED')
        }
        attempt = undefined
        adopt(opened, isRestore)
        return opened
      } catch (error) {
        // What was given up must not open a session later that nobody would close.
        controller.abort()
        if (attempt === own) {
          attempt = undefined
          if (!session) accounts.setDisconnected(namespace, isRestore && isAppKitError(error) ? error.code : undefined)
        }
        throw error
      }
    }
  }

  function adopt(opened: Session, isRestore: boolean): void {
    session?.detach()
    session = opened
    opened.watch((event) => session === opened && follow(opened, event))
    follow(opened)
    if (!isRestore) {
      const connector = connectors.find(opened.connectorId, namespace)
      if (connector) connectors.remember(connector)
      networks.setActiveNamespace(namespace)
    }
    events.track({
      type: 'track',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: opened.wallet.name, reconnect: isRestore, namespace },
    })
    deps.onChange(isRestore ? 'restored' : 'connected')
  }

  function follow(current: Session, event?: SessionEvent): void {
    if (event?.type === 'disconnected') return lose(current, event.reason)
    if (event?.type === 'warning') return ports.logger.warn(`[latchkey] ${current.wallet.name}: ${event.reason}`)
    if (event?.type === 'actionsChanged') return
    networks.setWalletNetwork(namespace, current.networkId, current)
    const before = accounts.getConnected(namespace)
    const network = networks.get(namespace).active
    accounts.setConnected(namespace, describeAccount(current, network, options.defaultAccountTypes[namespace], before))
    storage.set(entry, { connectorId: current.connectorId, caipNetworkId: current.networkId })
    if (event) deps.onChange(event.type === 'accountsChanged' ? 'account' : 'network')
  }

  /** The wallet ended the session by itself. A lock may be undone, so the stored connection stays (law L4). */
  function lose(lost: Session, reason: 'wallet' | 'locked' | 'extensionInvalidated' = 'wallet'): void {
    const code = (
      { wallet: undefined, locked: 'WALLET_LOCKED', extensionInvalidated: 'EXTENSION_INVALIDATED' } as const
    )[reason]
    const { connectorId } = lost
    drop(code, reason !== 'wallet')
    if (reason === 'locked') watchUnlock(connectors.find(connectorId, namespace))
  }

  function drop(reason?: ErrorCode, keepStored = false): void {
    cancel()
    stopUnlock?.()
    const wasConnected = session !== undefined
    session?.detach()
    session = undefined
    if (!keepStored) storage.remove(entry)
    networks.resetWallet(namespace)
    accounts.setDisconnected(namespace, reason)
    if (wasConnected) deps.onChange('disconnected')
  }

  function watchUnlock(connector: Connector | undefined): void {
    stopUnlock?.()
    const stop = connector?.watchUnlock?.(() => {
      if (!session && !attempt) void restore()
    })
    stopUnlock = () => {
      stopUnlock = undefined
      stop?.()
    }
  }

  async function restore(): Promise<void> {
    const stored = storage.get(entry)
    if (!stored || session || attempt) return
    const open = async (signal: AbortSignal) => {
      const connector = await waitForConnector(connectors, stored.connectorId, namespace, {
        clock: ports.clock,
        ms: appearMs,
        signal,
      })
      const restored = await withDeadline(connector.restore?.({ signal }) ?? Promise.resolve(undefined), {
        clock: ports.clock,
        ms: restoreMs,
        code: 'WALLET_LOCKED',
        signal,
      })
      if (!restored)
        throw new AppKitError('WALLET_LOCKED', {
          details: 'The wallet shares no account with this page any more, or it is locked.',
        })
      return restored
    }
    try {
      await begin(stored.connectorId, true, open)
    } catch (error) {
      if (isDestroyed || isAppKitError(error, 'CONNECTION_SUPERSEDED', 'ABORTED', 'DESTROYED')) return
      if (!isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
        ports.logger.warn('[latchkey] The earlier connection could not be restored.', error)
      awaitReturn(stored.connectorId)
    }
  }

  /** A wallet that comes late or is unlocked later is restored then. */
  function awaitReturn(connectorId: string): void {
    const connector = connectors.find(connectorId, namespace)
    if (connector) return watchUnlock(connector)
    const stop = connectors.watch(() => {
      if (!connectors.find(connectorId, namespace)) return
      stopUnlock?.()
      if (!session && !attempt) void restore()
    })
    stopUnlock = () => {
      stopUnlock = undefined
      stop()
    }
  }

  return {
    session: () => session,
    connect(connector, { network, signal }: ConnectOptions = {}) {
      const running = attempt && !attempt.isRestore && attempt.connectorId === connector.id ? attempt : undefined
      const promise =
        running?.promise ?? begin(connector.id, false, (inner) => connector.connect({ network, signal: inner }))
      return withDeadline(promise, { signal }).catch((error: unknown) => {
        if (signal?.aborted) cancel()
        throw error
      })
    },
    restore,
    cancel,
    async switchNetwork(network, { signal } = {}) {
      if (!session) return networks.setActive(network)
      if (!session.switchNetwork)
        throw new AppKitError('METHOD_NOT_SUPPORTED', { details: 'This wallet cannot be asked to switch networks.' })
      const current = session
      await session.switchNetwork(network, { signal })
      if (session === current && accounts.getConnected(namespace)?.caipNetworkId !== current.networkId) {
        follow(current, { type: 'networkChanged', networkId: current.networkId })
      }
    },
    async disconnect() {
      const ended = session
      drop()
      if (!ended) return
      try {
        await ended.disconnect()
        events.track({ type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
      } catch (error) {
        events.track({ type: 'track', event: 'DISCONNECT_ERROR', properties: { namespace } })
        throw new AppKitError('DISCONNECT_FAILED', {
          cause: error,
          details: 'The page has forgotten the wallet; the wallet may still list the page.',
        })
      }
    },
    drop,
    destroy() {
      isDestroyed = true
      cancel('DESTROYED')
      stopUnlock?.()
      session?.detach()
      session = undefined
    },
  }
}
