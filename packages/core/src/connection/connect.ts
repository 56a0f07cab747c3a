import { type Connector, type Session, throwIfAborted, traitsOf } from '@latchkey/common'
import { assertServed, type ConnectionContext } from './connectionContext.js'
import type { ConnectOptions } from './connectionDeps.js'

/**
 * Asks a wallet to connect. A second call for the same wallet joins the pending request; one for another
 * wallet supersedes it.
 */
export async function connect(
  context: ConnectionContext,
  connector: Connector,
  options: ConnectOptions = {},
): Promise<Session> {
  const { deps, attempts } = context
  const { chain: namespace, id: connectorId } = connector
  const { network, signal, isShownKept = false } = options
  assertServed(context, namespace)
  throwIfAborted(signal)
  // For a remote wallet, the adapter's session code is needed only after the wallet has approved.
  if (!traitsOf(connector.type).isRemote) deps.prefetchSession(namespace)
  const pending = attempts.find({ namespace, connectorId })
  if (pending && !pending.isRestore && !pending.isCancelled()) {
    pending.options = options
    return pending.join(signal)
  }
  const isNetworkRequired =
    options.isNetworkRequired ?? (deps.options.switchOnConnect || deps.networks.isChosen(namespace))
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
