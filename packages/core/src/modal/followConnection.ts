import type { ChainNamespace, Clock } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { NamespaceConnectionPorts } from '../connection/namespaceConnectionPorts.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'
import type { Modal } from './createModal.js'

/** The screens whose work is done with a connection. */
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
  /** The app now asks for the network a wallet is on. */
  onSupported(namespace: ChainNamespace): void
}

/**
 * Moves the modal along with what happens to the connections: it leaves when its work is done (specification §2). What happens in
 * one namespace leaves a screen of another alone, and only the active one opens a screen by itself.
 */
export function followConnection(deps: Deps) {
  const { clock, options, router, accounts, networks, modal, connection, onSupported } = deps
  const latches = new Map<ChainNamespace, unknown>()
  const unsupported = new Set<ChainNamespace>()
  let active = networks.state.activeNamespace
  let isQuiet = false

  const isAtConnect = () => connectViews.includes(router.state.view)

  /** The namespace whose network a screen is about. */
  function subject(): ChainNamespace | undefined {
    const { view, data } = router.state
    if (!modal.state.open) return undefined
    if (view === 'UnsupportedChain') return data.namespace ?? networks.state.activeNamespace
    return view === 'SwitchNetwork' ? networks.find(data.caipNetworkId ?? '')?.chainNamespace : undefined
  }

  function openUnsupported(namespace: ChainNamespace): void {
    if (networks.state.activeNamespace === namespace && networks.isBlocked(namespace) && subject() !== namespace)
      modal.open({ view: 'UnsupportedChain', namespace })
  }

  function onConnected(namespace: ChainNamespace): void {
    clock.clearTimeout(latches.get(namespace))
    const latch = clock.setTimeout(() => {
      latches.delete(namespace)
      const { status = 'connected' } = connection.state.attempts[namespace] ?? {}
      // The visitor has gone on to another wallet.
      if (status !== 'connected') return
      connection.cancel(undefined, namespace)
      if (!accounts.getConnected(namespace)) return
      const { namespace: shown = namespace } = router.state.data
      if (networks.isBlocked(namespace)) {
        if (!connection.isAsking()) openUnsupported(namespace)
      } else if (modal.state.open && isAtConnect() && shown === namespace) modal.leave()
    }, latchMs)
    latches.set(namespace, latch)
  }

  /** The wallet is where the app wants it: the screen that asked for that is done. */
  function endScreen(namespace: ChainNamespace): void {
    if (subject() !== namespace) return
    const { view, history } = router.state
    if (view === 'UnsupportedChain' && history.length > 1) return router.goBack()
    history.includes('Account') ? router.reset('Account') : modal.leave()
  }

  function onDisconnected(namespace: ChainNamespace): void {
    const { namespace: shown = namespace } = router.state.data
    // A screen of another namespace, such as one that tells of a decline there, is not over.
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

  /** What changes without a word of a wallet: the active namespace, and the networks the app asks for. */
  function look(): void {
    for (const namespace of options.namespaces) {
      if (networks.get(namespace).isUnsupported) unsupported.add(namespace)
      else if (unsupported.delete(namespace) && accounts.getConnected(namespace)) {
        endScreen(namespace)
        onSupported(namespace)
      }
    }
    const before = active
    active = networks.state.activeNamespace
    if (!active || active === before || isQuiet) return
    if (before && subject() === before && router.state.view === 'UnsupportedChain') modal.leave()
    // A wallet that is just connecting shows its latch first.
    if (!connection.isAsking()) openUnsupported(active)
  }

  const stop = subscribe(networks.state, look, true)

  return {
    onChange(namespace: ChainNamespace, change: Parameters<NamespaceConnectionPorts['onChange']>[0]): void {
      if (change === 'connected') onConnected(namespace)
      else if (change === 'network') networks.isBlocked(namespace) ? openUnsupported(namespace) : endScreen(namespace)
      else if (change === 'disconnected') onDisconnected(namespace)
      else if (change === 'restored') onRestored(namespace)
    },
    /** Opens no screen for what happens meanwhile. */
    quietly(action: () => void): void {
      isQuiet = true
      action()
      isQuiet = false
    },
    destroy() {
      stop()
      for (const latch of latches.values()) clock.clearTimeout(latch)
    },
  }
}
