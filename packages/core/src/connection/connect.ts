import { type Connector, type Network, type Session, throwIfAborted, traitsOf } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { assertServed, type ConnectionContext, findSession } from './connectionContext.js'
import type { ConnectOptions } from './connectionDeps.js'
import { beginShow } from './showConnection.js'

/**
 * Asks a wallet to connect. A second call for the same wallet joins the pending request; one for another wallet
 * supersedes it. For a hidden wallet, shows its open session without a new request.
 */
export async function connect(
  context: ConnectionContext,
  connector: Connector,
  options: ConnectOptions = {},
): Promise<Session> {
  const { deps, attempts } = context
  const { chain: namespace, id: connectorId } = connector
  const { network, signal, isShownKept = deps.optionsState.state.current.features.multiWallet } = options
  assertServed(context, namespace)
  throwIfAborted(signal)
  // For a remote wallet, the adapter's session code is needed only after the wallet has approved.
  if (!traitsOf(connector.type).isRemote) deps.prefetchSession(namespace)
  const pending = attempts.find({ namespace, connectorId })
  if (pending && !pending.isRestore && !pending.isCompanion && !pending.isCancelled()) {
    pending.options = options
    return pending.join(signal)
  }
  const isNetworkRequired =
    options.isNetworkRequired ?? (deps.options.switchOnConnect || deps.networks.isChosen(namespace))
  const hidden = findHidden(context, connector, isNetworkRequired ? network : undefined)
  if (hidden) return beginShow(context, hidden, { options }).join(signal)
  const attempt = attempts.begin({
    namespace,
    connectorId,
    isRestore: false,
    replacesShown: !isShownKept,
    becomesShown: true,
    options,
    ask: async (attemptSignal, keepOrDetach) =>
      keepOrDetach(await connector.connect({ network, isNetworkRequired, signal: attemptSignal })),
  })
  return attempt.join(signal)
}

/**
 * Returns the wallet's open session, if the namespace does not show it and it is on the required `network`. A connector
 * with a session per connection may reach another wallet, so it has to ask.
 */
function findHidden(
  context: ConnectionContext,
  { chain: namespace, id: connectorId, type }: Connector,
  network: Network | undefined,
): Session | undefined {
  const session = context.sessions.get(connectionKey({ namespace, connectorId }))
  if (!session || traitsOf(type).hasOwnSession || findSession(context, namespace) === session) return undefined
  return network && network.caipNetworkId !== session.networkId ? undefined : session
}
