import { type ChainNamespace, type Clock, errors } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { ConnectionChange } from '../connection/connectionDeps.js'
import type { Connection } from '../connection/createConnection.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'
import type { Snackbar } from '../snackbar/createSnackbar.js'

/** Views that close once a wallet is connected. */
const connectViews: readonly ViewName[] = [
  'Connect',
  'ConnectWallets',
  'AllWallets',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
  'SwitchActiveChain',
]
/** Duration of the success animation before the modal closes, in ms. */
const successMs = 350

type Deps = {
  readonly clock: Clock
  readonly options: ResolvedOptions
  readonly router: Router
  readonly accounts: Accounts
  readonly networks: Networks
  readonly modal: Modal
  readonly connection: Connection
  readonly snackbar: Pick<Snackbar, 'showError'>
  /** Called when the app adds the network that a wallet is on. */
  onSupported(namespace: ChainNamespace): void
}

/**
 * Updates the modal when a connection changes, for example closes it after a success. A change in one namespace does not affect views of
 * another, and only the active namespace opens a view by itself.
 */
export function syncModal(deps: Deps) {
  const { clock, options, router, accounts, networks, modal, connection, onSupported } = deps
  const timers = new Map<ChainNamespace, unknown>()
  const unsupported = new Set<ChainNamespace>()
  let active = networks.state.activeNamespace
  let isQuiet = false

  const isAtConnect = () => connectViews.includes(router.state.view)

  const subject = () => networkViewNamespace(deps)

  function openUnsupported(namespace: ChainNamespace): void {
    if (networks.state.activeNamespace === namespace && networks.isBlocked(namespace) && subject() !== namespace)
      modal.open({ view: 'UnsupportedChain', namespace })
  }

  function onConnected(namespace: ChainNamespace): void {
    clock.clearTimeout(timers.get(namespace))
    const timer = clock.setTimeout(() => {
      timers.delete(namespace)
      const { status = 'connected' } = connection.state.attempts[namespace] ?? {}
      // The visitor has requested another wallet.
      if (status !== 'connected') return
      connection.cancel(undefined, namespace)
      if (!accounts.getConnected(namespace)) return
      const { namespace: shown = namespace } = router.state.data
      if (networks.isBlocked(namespace)) {
        if (!connection.isAsking()) openUnsupported(namespace)
      } else if (modal.state.open && isAtConnect() && shown === namespace) {
        lacksProposedNetwork(deps) ? reportUnapproved(deps) : modal.leave()
      }
    }, successMs)
    timers.set(namespace, timer)
  }

  /** Closes the view that asked for a supported network. */
  function endNetworkView(namespace: ChainNamespace): void {
    if (subject() !== namespace) return
    const { view, history } = router.state
    if (view === 'UnsupportedChain' && history.length > 1) return router.goBack()
    history.includes('Account') ? router.reset('Account') : modal.leave()
  }

  function onDisconnected(namespace: ChainNamespace): void {
    const { namespace: shown = namespace } = router.state.data
    // A view of another namespace, such as a rejected request, stays open.
    const isLast = accounts.connectedNamespaces().length === 0 && shown === namespace && !connection.isAsking()
    if (modal.state.open && (isLast || subject() === namespace)) modal.leave()
  }

  function onRestored(namespace: ChainNamespace): void {
    const { view, data } = router.state
    const isWaitedFor = data.namespace ? data.namespace === namespace : accounts.connectedNamespaces().length === 1
    if (!modal.state.open || view !== 'Connect' || !isWaitedFor) return
    const isBlocked = networks.isBlocked(namespace) && networks.state.activeNamespace === namespace
    router.reset(isBlocked ? 'UnsupportedChain' : 'Account', isBlocked ? { namespace } : data)
  }

  /** Applies changes that no wallet reports: the active namespace, and the networks of the app. */
  function checkNetworks(): void {
    for (const namespace of options.namespaces) {
      if (networks.get(namespace).isUnsupported) unsupported.add(namespace)
      else if (unsupported.delete(namespace) && accounts.getConnected(namespace)) {
        endNetworkView(namespace)
        onSupported(namespace)
      }
    }
    const before = active
    active = networks.state.activeNamespace
    if (!active || active === before || isQuiet) return
    if (before && subject() === before && router.state.view === 'UnsupportedChain') modal.leave()
    // A connecting wallet shows its success animation first.
    if (!connection.isAsking()) openUnsupported(active)
  }

  const stop = subscribe(networks.state, checkNetworks, true)

  return {
    onChange(namespace: ChainNamespace, change: ConnectionChange): void {
      if (change === 'connected') onConnected(namespace)
      else if (change === 'network' || change === 'switched')
        networks.isBlocked(namespace) ? openUnsupported(namespace) : endNetworkView(namespace)
      else if (change === 'disconnected') onDisconnected(namespace)
      else if (change === 'restored') onRestored(namespace)
    },
    /** Runs an action without opening a view for its changes. */
    quietly(action: () => void): void {
      isQuiet = true
      action()
      isQuiet = false
    },
    destroy() {
      stop()
      for (const timer of timers.values()) clock.clearTimeout(timer)
    },
  }
}

/** Returns the namespace whose network the open view is about. */
function networkViewNamespace({ router, modal, networks }: Deps): ChainNamespace | undefined {
  const { view, data } = router.state
  if (!modal.state.open) return undefined
  if (view === 'UnsupportedChain') return data.namespace ?? networks.state.activeNamespace
  return view === 'SwitchNetwork' ? networks.find(data.caipNetworkId ?? '')?.chainNamespace : undefined
}

/** Returns whether "Connect again" proposed a network that the wallet did not approve. */
function lacksProposedNetwork({ router, networks }: Deps): boolean {
  const { view, data } = router.state
  const proposed = view === 'ConnectingWalletConnect' ? networks.find(data.caipNetworkId ?? '') : undefined
  return proposed !== undefined && networks.availability(proposed) !== 'available'
}

function reportUnapproved({ router, snackbar }: Deps): void {
  router.reset('Account')
  snackbar.showError(errors.CHAIN_NOT_SUPPORTED.shortMessage)
}
