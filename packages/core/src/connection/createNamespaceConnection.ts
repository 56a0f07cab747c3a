import {
  AppKitError,
  type Connector,
  type ErrorCode,
  isAppKitError,
  type Session,
  type SessionEvent,
  type TableErrorCode,
  withDeadline,
} from '@latchkey/common'
import { rememberWallet } from '../connectors/rememberWallet.js'
import { createWalletNetworks } from '../network/createWalletNetworks.js'
import { markAccount } from '../storage/markAccount.js'
import type { StoredPicture } from '../storage/pictureEntry.js'
import { connectionEntry } from '../storage/storedState.js'
import { abandonStoredSession } from './abandonStoredSession.js'
import { askToRestore } from './askToRestore.js'
import { assertUsable } from './assertUsable.js'
import { choosePicture } from './choosePicture.js'
import { type Ask, type Attempt, createAttempt } from './createAttempt.js'
import { createShownPicture } from './createShownPicture.js'
import { detachAll } from './detachAll.js'
import { endReplacedSession } from './endReplacedSession.js'
import { leaveSession } from './leaveSession.js'
import type { ConnectOptions, NamespaceConnection } from './namespaceConnection.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'
import { publishAccount } from './publishAccount.js'
import { tellOtherAccount } from './tellOtherAccount.js'

/** How long a wallet may take to end its session (FI20), in ms. */
const leaveMs = 3_000

/** Makes the {@link NamespaceConnection} of one namespace. */
export function createNamespaceConnection(deps: NamespaceConnectionPorts): NamespaceConnection {
  const { namespace, ports, options, accounts, networks, connectors, storage, events } = deps
  const entry = connectionEntry(namespace)
  const walletNetworks = createWalletNetworks(networks)
  const picture = createShownPicture(deps)
  const publish = (current: Session) => publishAccount(deps, current, picture.url())
  let session: Session | undefined
  let attempt: Attempt | undefined
  let stopUnlock: (() => void) | undefined
  /** The listed wallet that was asked for last, and how it is reached. */
  let meant: Pick<ConnectOptions, 'wallet' | 'platform'> = {}

  function cancel(code: TableErrorCode = 'ABORTED'): void {
    attempt?.cancel(code)
  }

  function begin(connectorId: string, isRestore: boolean, ask: Ask): Attempt {
    cancel('CONNECTION_SUPERSEDED')
    stopUnlock?.()
    if (!session) accounts.setConnecting(namespace, connectorId, isRestore)
    attempt = createAttempt({
      connectorId,
      isRestore,
      ask,
      lifetime: deps.lifetime,
      onOpened(opened) {
        attempt = undefined
        adopt(opened, isRestore ? 'restored' : 'connected')
        for (const companion of opened.companions ?? []) deps.onCompanion(companion, picture.current())
      },
      onFailed(own, error, opened) {
        if (opened && session !== opened) detachAll(opened)
        if (attempt !== own) return
        attempt = undefined
        if (!session) accounts.setDisconnected(namespace, isRestore && isAppKitError(error) ? error.code : undefined)
      },
    })
    return attempt
  }

  function adopt(opened: Session, how: 'connected' | 'restored' | 'taken', shared?: StoredPicture): void {
    const replaced = session
    session = opened
    const remembered = how === 'connected' ? undefined : storage.get(entry)
    if (replaced) endReplacedSession(deps, replaced, opened)
    else if (opened.connectorType !== 'WALLET_CONNECT') abandonStoredSession(deps)
    const chosen = how === 'connected' ? meant : picture.stored()
    picture.show(how === 'taken' ? shared : choosePicture(opened, chosen), () => publish(opened))
    opened.watch((event) => session === opened && follow(opened, event))
    follow(opened)
    if (remembered?.connectorId === opened.connectorId) tellOtherAccount(deps, remembered.accountMark)
    if (how === 'connected') {
      const connector = connectors.find(opened.connectorId, namespace)
      if (connector) rememberWallet(connectors, storage, connector, meant.wallet)
      networks.setActiveNamespace(namespace)
    }
    // One approval is one success, however many namespaces it opened.
    if (how === 'taken') return deps.onChange('account')
    const platform = how === 'connected' ? meant.platform?.() : opened.platform
    const method = platform ?? (opened.connectorType === 'WALLET_CONNECT' ? 'qrcode' : 'browser')
    events.track({
      type: 'track',
      event: 'CONNECT_SUCCESS',
      properties: { method, name: opened.wallet.name, reconnect: how === 'restored', namespace },
    })
    deps.onChange(how)
  }

  function take(companion: Session, shared: StoredPicture | undefined): boolean {
    const isOthers = session && session.connectorId !== companion.connectorId
    if (isOthers || (attempt && !attempt.isRestore) || findFault(companion)) return false
    giveUp()
    stopUnlock?.()
    adopt(companion, 'taken', shared)
    return true
  }

  function follow(current: Session, event?: SessionEvent): void {
    if (event?.type === 'disconnected') return lose(current, event.reason)
    if (event?.type === 'warning') return ports.logger.warn(`[latchkey] ${current.wallet.name}: ${event.reason}`)
    if (event?.type === 'actionsChanged') return tellAgain()
    if (event && !isUsable(current)) return
    walletNetworks.follow(current)
    const accountMark = markAccount(publish(current))
    const { connectorId, networkId: caipNetworkId } = current
    // What is never restored is not stored: forgetting it, as each start does, would sign the other tabs out.
    if (options.enableReconnect) storage.set(entry, { connectorId, caipNetworkId, accountMark })
    if (event) deps.onChange(event.type === 'accountsChanged' ? 'account' : 'network')
  }

  /** An adapter may come from anywhere: without an account the session is over, news that make no sense are no news. */
  function isUsable(current: Session): boolean {
    const isSound = !findFault(current)
    if (!isSound && current.accounts.length === 0) lose(current, 'locked')
    return isSound
  }

  function findFault(current: Session): unknown {
    try {
      assertUsable(current)
    } catch (error) {
      if (current.accounts.length > 0)
        ports.logger.warn(`[latchkey] What ${current.wallet.name} told was ignored.`, error)
      return error
    }
  }

  /** Nothing of the account is different, yet whoever shows a button for each action has to look again. */
  function tellAgain(): void {
    const account = accounts.getConnected(namespace)
    if (account) accounts.setConnected(namespace, account)
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

  /** Forgets the session; another wallet that is being asked goes on. */
  function drop(reason?: ErrorCode, keepStored = false): void {
    if (attempt?.isRestore) giveUp()
    stopUnlock?.()
    const wasConnected = session !== undefined
    session?.detach()
    session = undefined
    if (keepStored) picture.release()
    else forget()
    accounts.setDisconnected(namespace, reason)
    walletNetworks.reset(namespace)
    if (attempt) accounts.setConnecting(namespace, attempt.connectorId, false)
    const other = options.namespaces.find((candidate) => accounts.getConnected(candidate))
    if (wasConnected && other && networks.state.activeNamespace === namespace) networks.setActiveNamespace(other)
    if (wasConnected) deps.onChange('disconnected')
  }

  /** Balances and names are kept by address: a session that is over leaves no address behind (R69, R70). */
  function forget(): void {
    storage.remove(entry)
    picture.show(undefined)
    deps.forgetDetails(namespace)
  }

  function giveUp(): void {
    cancel()
    attempt = undefined
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
    if (session || attempt) return
    const stored = storage.get(entry)
    if (!stored) {
      // Another tab signed out meanwhile.
      if (accounts.get(namespace).status === 'connecting') accounts.setDisconnected(namespace)
      return
    }
    try {
      await begin(stored.connectorId, true, askToRestore(stored.connectorId, deps)).promise
    } catch (error) {
      if (isAppKitError(error, 'CONNECTION_SUPERSEDED', 'ABORTED', 'DESTROYED')) return
      // The wallet said that there is nothing to come back to (law L4).
      if (isAppKitError(error, 'WALLET_SESSION_ENDED')) return forget()
      if (!isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
        ports.logger.warn('[latchkey] The earlier connection could not be restored.', error)
      awaitReturn(stored.connectorId)
    }
  }

  /** A wallet that comes late, is unlocked later or answers an earlier request later is restored then. */
  function awaitReturn(connectorId: string): void {
    const connector = connectors.find(connectorId, namespace)
    if (connector) return watchUnlock(deps.restoreTurns.blockerOf(connector) ?? connector)
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

  function findAttempt(connectorId: string): Attempt | undefined {
    const isSame = attempt?.connectorId === connectorId && !attempt.isRestore && !attempt.isGivenUp()
    return isSame ? attempt : undefined
  }

  return {
    session: () => session,
    picture: picture.current,
    connect(connector, asked = {}) {
      const { network, signal } = asked
      meant = asked
      const isNetworkRequired = asked.isNetworkRequired ?? (options.switchOnConnect || networks.isChosen(namespace))
      const ask: Ask = async (inner, hold) =>
        hold(await connector.connect({ network, isNetworkRequired, signal: inner }))
      const shared = findAttempt(connector.id)
      if (shared) return shared.join(signal)
      const begun = begin(connector.id, false, ask)
      deps.onAsked(connector.id, begun.promise)
      return begun.join(signal)
    },
    take,
    restore,
    cancel,
    async switchNetwork(network, { signal } = {}) {
      if (!session) return networks.choose(network)
      if (!session.switchNetwork)
        throw new AppKitError('METHOD_NOT_SUPPORTED', { details: 'This wallet cannot be asked to switch networks.' })
      const current = session
      await session.switchNetwork(network, { signal })
      if (session === current && accounts.getConnected(namespace)?.caipNetworkId !== current.networkId) {
        follow(current, { type: 'networkChanged', networkId: current.networkId })
      }
    },
    async disconnect() {
      giveUp()
      const ended = session
      if (!ended) abandonStoredSession(deps)
      // Before it is dropped: a session that was detached does not reach its wallet any more.
      const leaving =
        ended && withDeadline(leaveSession(ended), { clock: ports.clock, ms: leaveMs, signal: deps.lifetime })
      drop()
      if (!leaving) return
      try {
        await leaving
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
      cancel('DESTROYED')
      stopUnlock?.()
      session?.detach()
      session = undefined
      picture.release()
    },
  }
}
