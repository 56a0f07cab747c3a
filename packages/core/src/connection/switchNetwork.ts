import { createError, errors, type Network, throwIfAborted, withSignals } from '@latchkey/common'
import { assertServed } from './connect.js'
import { type ConnectionContext, findSession, isOpen } from './connectionContext.js'
import { withNamespace } from './createConnectAttempts.js'
import { onSessionEvent } from './followSession.js'

type SwitchOptions = { readonly signal?: AbortSignal | undefined }

/** Asks the connected wallet to switch. Without a wallet, the next connection asks for the network. */
export async function switchNetwork(
  context: ConnectionContext,
  network: Network,
  options: SwitchOptions = {},
): Promise<void> {
  const { state, deps } = context
  const { chainNamespace: namespace, caipNetworkId } = network
  assertServed(context, namespace)
  throwIfAborted(options.signal)
  state.switching = withNamespace(state.switching, namespace, caipNetworkId)
  try {
    // A wallet may never answer, or ignore the signal.
    await withSignals(askToSwitch(context, network, options), deps.lifetime, options.signal)
    deps.events.track({ type: 'track', event: 'SWITCH_NETWORK', properties: { network: caipNetworkId } })
  } finally {
    if (state.switching[namespace] === caipNetworkId)
      state.switching = withNamespace(state.switching, namespace, undefined)
  }
}

async function askToSwitch(context: ConnectionContext, network: Network, { signal }: SwitchOptions): Promise<void> {
  const { deps } = context
  const { chainNamespace: namespace } = network
  const session = findSession(context, namespace)
  if (!session) return deps.networks.choose(network)
  if (!session.switchNetwork)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'This wallet cannot be asked to switch networks.' })
  await session.switchNetwork(network, { signal })
  // Some wallets switch without emitting an event.
  if (!isOpen(context, session) || deps.accounts.getConnected(namespace)?.caipNetworkId === session.networkId) return
  onSessionEvent(context, session, { type: 'networkChanged', networkId: session.networkId })
}
