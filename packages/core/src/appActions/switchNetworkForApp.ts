import { createError, errors, loadModule, type Network, throwIfAborted, withSignals } from '@latchkey/common'
import type { SwitchOptions } from '../connection/switchNetwork.js'
import type { AppActionDeps } from './appActionDeps.js'

/**
 * Implements `core.switchNetwork()`: asks the wallet of the network's namespace. Without a wallet there, the modal
 * offers to connect one if others are connected; if none is connected, the next connection requests the network.
 */
export async function switchNetworkForApp(
  deps: AppActionDeps,
  target: Pick<Network, 'id'> | string | number,
  { signal, connectorId }: SwitchOptions = {},
): Promise<void> {
  const { accounts, connection, networks, lifetime } = deps
  throwIfAborted(lifetime, signal)
  const network = findNetwork(deps, target)
  const { chainNamespace: namespace, caipNetworkId } = network
  if (connectorId !== undefined) return connection.switchNetwork(network, { signal, connectorId })
  if (accounts.get(namespace).status !== 'disconnected') await connection.switchNetwork(network, { signal })
  else if (accounts.connectedNamespaces().length === 0) networks.choose(network)
  else {
    const { waitForWalletSelection } = await withSignals(
      loadModule(() => import('./waitForVisitor.js')),
      lifetime,
      signal,
    )
    const connected = await waitForWalletSelection(deps, () => offerNamespace(deps, network), { namespace, signal })
    if (connected.caipNetworkId !== caipNetworkId) await connection.switchNetwork(network, { signal })
  }
  networks.setActiveNamespace(namespace)
}

/** Shows the alert and throws `NETWORK_NOT_FOUND` for a network that is not in the options. */
function findNetwork(
  { options, alert, networks }: AppActionDeps,
  target: Pick<Network, 'id'> | string | number,
): Network {
  const isObject = typeof target === 'object'
  const caip = isObject && 'caipNetworkId' in target && typeof target.caipNetworkId === 'string' && target.caipNetworkId
  const id = isObject ? caip || target.id : target
  const network = networks.find(id)
  if (!network) {
    const details = `The network "${id}" is not in the \`networks\` option. Add it there to switch to it.`
    const error = createError(errors.NETWORK_NOT_FOUND, { details })
    alert.show(error)
    throw error
  }
  const namespace = network.chainNamespace
  if (options.namespaces.includes(namespace)) return network
  throw createError(errors.ADAPTER_NOT_FOUND, {
    details: `Pass an adapter for ${namespace} in the \`adapters\` option.`,
  })
}

function offerNamespace({ modal, router }: AppActionDeps, { chainNamespace: namespace, caipNetworkId }: Network): void {
  if (modal.state.open) router.push('SwitchActiveChain', { caipNetworkId, namespace })
  else modal.open({ view: 'SwitchActiveChain', namespace, data: { caipNetworkId } })
}
