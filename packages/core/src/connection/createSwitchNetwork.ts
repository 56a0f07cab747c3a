import { AppKitError, type Network } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Alert } from '../alert/createAlert.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { Choice } from './createChoice.js'
import type { Connection } from './createConnection.js'

/** Switches to a network of the app, given as one, or by its id or CAIP-2 id. */
export type SwitchNetwork = (
  wanted: Pick<Network, 'id'> | string | number,
  options?: { readonly signal?: AbortSignal | undefined },
) => Promise<void>

type Deps = {
  readonly options: Pick<ResolvedOptions, 'namespaces'>
  readonly accounts: Accounts
  readonly alert: Alert
  readonly connection: Connection
  readonly networks: Networks
  readonly modal: Modal
  readonly router: Router
}

/**
 * Makes `switchNetwork()`: the wallet of the network's namespace is asked. Where there is none while others are connected, the
 * visitor is offered to connect one, and what is connected stays so; where nothing is, the next connection asks for the network.
 */
export function createSwitchNetwork(deps: Deps, choice: Choice): SwitchNetwork {
  const { options, accounts, alert, connection, networks, modal, router } = deps

  function find(wanted: Pick<Network, 'id'> | string | number): Network {
    const isObject = typeof wanted === 'object'
    const caip =
      isObject && 'caipNetworkId' in wanted && typeof wanted.caipNetworkId === 'string' && wanted.caipNetworkId
    const id = isObject ? caip || wanted.id : wanted
    const network = networks.find(id)
    if (!network) {
      const details = `The network "${id}" is not in the \`networks\` option. Add it there to switch to it.`
      const error = new AppKitError('NETWORK_NOT_FOUND', { details })
      alert.show(error)
      throw error
    }
    const namespace = network.chainNamespace
    if (options.namespaces.includes(namespace)) return network
    throw new AppKitError('ADAPTER_NOT_FOUND', {
      details: `Pass an adapter for ${namespace} in the \`adapters\` option.`,
    })
  }

  function offer({ chainNamespace: namespace, caipNetworkId }: Network): void {
    if (modal.state.open) router.push('SwitchActiveChain', { caipNetworkId, namespace })
    else modal.open({ view: 'SwitchActiveChain', namespace, data: { caipNetworkId } })
  }

  return async (wanted, { signal } = {}) => {
    const network = find(wanted)
    const { chainNamespace: namespace, caipNetworkId } = network
    if (accounts.get(namespace).status !== 'disconnected') await connection.switchNetwork(network, { signal })
    else if (accounts.connectedNamespaces().length === 0) networks.choose(network)
    else {
      const connected = await choice.wait(() => offer(network), { namespace, signal })
      if (connected.caipNetworkId !== caipNetworkId) await connection.switchNetwork(network, { signal })
    }
    networks.setActiveNamespace(namespace)
  }
}
