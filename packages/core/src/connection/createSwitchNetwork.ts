import type { Network } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { Router } from '../router/createRouter.js'
import type { Choice } from './createChoice.js'
import type { Connection } from './createConnection.js'

type Deps = {
  readonly accounts: Accounts
  readonly connection: Connection
  readonly networks: Networks
  readonly modal: Modal
  readonly router: Router
}

/**
 * Makes `switchNetwork()` for a page on which something is connected: the wallet of the network's namespace is asked; where
 * there is none, the visitor is offered to connect one, and what is connected stays so.
 */
export function createSwitchNetwork({ accounts, connection, networks, modal, router }: Deps, choice: Choice) {
  function offer({ chainNamespace: namespace, caipNetworkId }: Network): void {
    if (modal.state.open) router.push('SwitchActiveChain', { caipNetworkId, namespace })
    else modal.open({ view: 'SwitchActiveChain', namespace, data: { caipNetworkId } })
  }

  return async function switchNetwork(
    network: Network,
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<void> {
    const { chainNamespace: namespace, caipNetworkId } = network
    const isOffered = accounts.get(namespace).status === 'disconnected'
    if (isOffered) {
      const connected = await choice.wait(() => offer(network), { namespace, signal })
      if (connected.caipNetworkId !== caipNetworkId) await connection.switchNetwork(network, { signal })
    } else await connection.switchNetwork(network, { signal })
    networks.setActiveNamespace(namespace)
  }
}
