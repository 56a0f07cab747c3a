import type { ChainNamespace, Clock } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { NamespaceConnectionPorts } from '../connection/createNamespaceConnection.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { Modal } from './createModal.js'

/** How long the closed latch shows before the modal leaves, in ms. */
const latchMs = 350

type Deps = {
  readonly clock: Clock
  readonly options: ResolvedOptions
  readonly router: Router
  readonly accounts: Accounts
  readonly networks: Networks
  readonly modal: Modal
  readonly connection: Connection
}

/** Moves the modal along with what happens to the connection: it leaves when its work is done (specification §2). */
export function followConnection({ clock, options, router, accounts, networks, modal, connection }: Deps) {
  let latch: unknown

  function isBlocked(namespace: ChainNamespace): boolean {
    return networks.get(namespace).isUnsupported && options.enableNetworkSwitch && !options.allowUnsupportedChain
  }

  const isAsking = () => connection.state.attempt?.status === 'pending'

  function onConnected(namespace: ChainNamespace): void {
    clock.clearTimeout(latch)
    latch = clock.setTimeout(() => {
      // The visitor has gone on to another wallet, or has left this one again.
      if (isAsking() || !accounts.getConnected(namespace)) return
      connection.cancel()
      if (isBlocked(namespace)) modal.open({ view: 'UnsupportedChain' })
      else if (modal.state.open && (router.state.view === 'Connect' || router.state.view === 'ConnectingExternal'))
        modal.close()
    }, latchMs)
  }

  function onNetwork(namespace: ChainNamespace): void {
    const { view, history } = router.state
    if (isBlocked(namespace)) {
      if (view !== 'UnsupportedChain' && view !== 'SwitchNetwork') modal.open({ view: 'UnsupportedChain' })
      return
    }
    if (!modal.state.open) return
    if (view === 'UnsupportedChain') router.goBack()
    else if (view === 'SwitchNetwork') history.includes('Account') ? router.reset('Account') : modal.close()
  }

  function onDisconnected(): void {
    if (modal.state.open && accounts.connectedNamespaces().length === 0 && !isAsking()) modal.close()
  }

  return {
    onChange(namespace: ChainNamespace, change: Parameters<NamespaceConnectionPorts['onChange']>[0]): void {
      if (change === 'connected') onConnected(namespace)
      else if (change === 'network') onNetwork(namespace)
      else if (change === 'disconnected') onDisconnected()
      else if (change === 'restored' && modal.state.open && router.state.view === 'Connect')
        router.reset(isBlocked(namespace) ? 'UnsupportedChain' : 'Account')
    },
    destroy: () => clock.clearTimeout(latch),
  }
}
