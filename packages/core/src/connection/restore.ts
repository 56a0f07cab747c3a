import {
  type ChainNamespace,
  type Connector,
  connectionLimits,
  createError,
  errors,
  isAppKitError,
  isPrerendering,
  throwIfAborted,
  whenActivated,
  withTimeout,
} from '@latchkey/common'
import { readConnections } from '../storage/storedConnections.js'
import type { Connectors } from '../wallets/createConnectors.js'
import { hasSharedIdentity } from '../wallets/hasSharedIdentity.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import type { Ask } from './createConnectAttempts.js'
import { forgetConnection } from './endSession.js'
import { waitForConnector } from './waitForConnector.js'

/** Restores every stored connection, each with its own deadline. Never rejects. */
export async function restoreAll(context: ConnectionContext): Promise<void> {
  await Promise.all(context.deps.options.namespaces.map((namespace) => restore(context, namespace)))
}

/** Opens a namespace's stored connection again, without a prompt. Never rejects. */
export async function restore(context: ConnectionContext, namespace: ChainNamespace): Promise<void> {
  const { deps, attempts } = context
  const { window } = deps.ports
  // A prerendered page may never be shown, so it sends no request to a wallet or server.
  if (isPrerendering(window)) await whenActivated(window, deps.lifetime)
  if (deps.lifetime.aborted) return
  if (findSession(context, namespace) || attempts.find(namespace)) return
  const [stored] = readConnections(deps.storage, namespace)
  if (!stored) return
  const { connectorId } = stored
  const ask = askToRestore(context, namespace, connectorId)
  try {
    await attempts.begin({ namespace, connectorId, isRestore: true, ask }).promise
  } catch (error) {
    if (isAppKitError(error, 'CONNECTION_SUPERSEDED', 'ABORTED', 'DESTROYED')) return
    // The wallet has no session to restore (law L4).
    if (isAppKitError(error, 'WALLET_SESSION_ENDED')) return forgetConnection(context, namespace)
    if (!isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
      deps.ports.logger.warn('[latchkey] The earlier connection could not be restored.', error)
    waitForWallet(context, namespace, connectorId)
  }
}

/** Restores later: when the wallet appears on the page, unlocks, or answers an earlier request. */
function waitForWallet({ deps, restoreTurns, walletReturn }: ConnectionContext, namespace: ChainNamespace, id: string) {
  const connector = deps.connectors.find(id, namespace)
  if (connector) walletReturn.waitForUnlock(restoreTurns.blockerOf(connector) ?? connector, namespace)
  else walletReturn.waitForConnector(id, namespace)
}

/** Returns a request that opens a stored connection without a prompt, once its wallet is on the page. */
export function askToRestore(
  { deps, restoreTurns }: Pick<ConnectionContext, 'deps' | 'restoreTurns'>,
  namespace: ChainNamespace,
  connectorId: string,
): Ask {
  const { ports, networks, connectors, loadAdapter } = deps
  const { clock } = ports
  return async (signal, hold) => {
    await withTimeout(loadAdapter(namespace), {
      clock,
      ms: connectionLimits.restoreLoadMs,
      onTimeout: () => createError(errors.VIEW_LOAD_FAILED),
      signals: [signal],
    })
    const connector = await waitForConnector(connectors, connectorId, namespace, {
      clock,
      ms: connectionLimits.restoreAppearMs,
      signal,
    })
    throwIfAborted(signal)
    assertOwnIdentity(connector, connectors)
    const network = networks.get(namespace).active
    // WalletConnect only needs its own client to load.
    const { ms, error } =
      connector.type === 'WALLET_CONNECT'
        ? { ms: connectionLimits.restoreLoadMs, error: errors.VIEW_LOAD_FAILED }
        : { ms: connectionLimits.restoreMs, error: errors.WALLET_TIMEOUT }
    const restore = async () => {
      const asked = connector.restore?.({ network, signal }).then((answer) => answer && hold(answer))
      return withTimeout(asked ?? Promise.resolve(undefined), {
        clock,
        ms,
        onTimeout: () => createError(error),
        signals: [signal],
      })
    }
    const restored = await restoreTurns.run(connector, restore, signal)
    // Another wallet may have announced itself during the request.
    assertOwnIdentity(connectors.find(connectorId, namespace) ?? connector, connectors)
    if (restored) return restored
    throw createError(errors.WALLET_LOCKED, {
      details: 'The wallet shares no account with this page any more, or it is locked.',
    })
  }
}

/** Throws `WALLET_IDENTITY_SHARED` if several wallets claim the stored identity: only the visitor knows which one to use. */
function assertOwnIdentity(connector: Connector, { state }: Connectors): void {
  if (hasSharedIdentity(connector, state.all))
    throw createError(errors.WALLET_IDENTITY_SHARED, {
      details: `More than one wallet on this page says that it is "${connector.id}", so none of them is asked before the visitor chooses.`,
    })
}
