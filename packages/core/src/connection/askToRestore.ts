import {
  type ChainNamespace,
  type Connector,
  connectionLimits,
  createError,
  errors,
  throwIfAborted,
  withTimeout,
} from '@latchkey/common'
import type { Connectors } from '../wallets/createConnectors.js'
import { hasSharedIdentity } from '../wallets/hasSharedIdentity.js'
import type { ConnectionContext } from './connectionContext.js'
import type { Ask } from './createAttempt.js'
import { waitForConnector } from './waitForConnector.js'

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
