import {
  type ChainNamespace,
  type Connector,
  createError,
  errors,
  type Session,
  throwIfAborted,
} from '@latchkey/common'
import type { ConnectionContext } from './connectionContext.js'
import type { ConnectOptions } from './connectionDeps.js'

/** Asks a wallet to connect. A second call for the same wallet joins the pending request (law L6); one for another wallet supersedes it. */
export async function connect(
  context: ConnectionContext,
  connector: Connector,
  options: ConnectOptions = {},
): Promise<Session> {
  const { deps, attempts, requestedWallets } = context
  const { chain: namespace, id: connectorId } = connector
  const { network, signal } = options
  assertServed(context, namespace)
  throwIfAborted(signal)
  // WalletConnect needs the adapter's session code only after the wallet has approved.
  if (connector.type !== 'WALLET_CONNECT') deps.prefetchSession(namespace)
  requestedWallets.set(namespace, options)
  const pending = attempts.find(namespace)
  if (pending?.connectorId === connectorId && !pending.isRestore && !pending.isCancelled()) return pending.join(signal)
  const isNetworkRequired =
    options.isNetworkRequired ?? (deps.options.switchOnConnect || deps.networks.isChosen(namespace))
  const attempt = attempts.begin({
    namespace,
    connectorId,
    isRestore: false,
    ask: async (aborted, hold) => hold(await connector.connect({ network, isNetworkRequired, signal: aborted })),
  })
  return attempt.join(signal)
}

/** Throws `ADAPTER_OR_CONNECTOR_NOT_FOUND` for a namespace without an adapter, and the abort reason of a destroyed instance. */
export function assertServed({ deps }: Pick<ConnectionContext, 'deps'>, namespace: ChainNamespace): void {
  throwIfAborted(deps.lifetime)
  if (!deps.options.namespaces.includes(namespace))
    throw createError(errors.ADAPTER_OR_CONNECTOR_NOT_FOUND, { values: { namespace } })
}
