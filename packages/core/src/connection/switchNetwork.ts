import { createError, errors, type Network, type Session, throwIfAborted, withSignals } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { assertServed, type ConnectionContext, findSession, isOpen } from './connectionContext.js'
import { onSessionEvent } from './onSessionEvent.js'
import { publishSwitching } from './showConnection.js'

export type SwitchOptions = {
  readonly signal?: AbortSignal | undefined
  /** The connector of the wallet that switches. Default: the one that the namespace shows. */
  readonly connectorId?: string | undefined
}

/** Asks a wallet to switch. Without a wallet, the next connection asks for the network. */
export async function switchNetwork(
  context: ConnectionContext,
  network: Network,
  options: SwitchOptions = {},
): Promise<void> {
  const { deps } = context
  const { chainNamespace: namespace, caipNetworkId } = network
  assertServed(context, namespace)
  throwIfAborted(options.signal)
  const session = findSession(context, namespace, options.connectorId)
  if (!session && options.connectorId !== undefined) throw createError(errors.NOT_CONNECTED)
  if (session) await askWithState(context, session, network, options)
  else deps.networks.choose(network)
  deps.events.track({ type: 'track', event: 'SWITCH_NETWORK', properties: { network: caipNetworkId } })
}

/** Asks the wallet, and shows the pending switch while the namespace shows this connection. */
async function askWithState(
  context: ConnectionContext,
  session: Session,
  network: Network,
  options: SwitchOptions,
): Promise<void> {
  const { deps, switching } = context
  const key = connectionKey(session)
  switching.set(key, network.caipNetworkId)
  publishSwitching(context, session.namespace)
  try {
    // A wallet may never respond, or ignore the signal.
    await withSignals(askToSwitch(context, session, network, options), deps.lifetime, options.signal)
  } finally {
    if (switching.get(key) === network.caipNetworkId) switching.delete(key)
    publishSwitching(context, session.namespace)
  }
}

async function askToSwitch(
  context: ConnectionContext,
  session: Session,
  network: Network,
  { signal }: SwitchOptions,
): Promise<void> {
  if (!session.switchNetwork)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'This wallet cannot be asked to switch networks.' })
  await session.switchNetwork(network, { signal })
  // Some wallets switch without emitting an event.
  const known = context.deps.accounts.ofConnection(session)?.caipNetworkId
  if (isOpen(context, session) && known !== session.networkId)
    onSessionEvent(context, session, { type: 'networkChanged', networkId: session.networkId })
}
