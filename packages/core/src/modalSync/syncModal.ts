import { type ChainNamespace, type Clock, errors } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { ConnectionChange } from '../connection/connectionDeps.js'
import type { Connection } from '../connection/createConnection.js'
import type { Gates } from '../gates/createGates.js'
import type { Modal } from '../modal/createModal.js'
import type { Snackbar } from '../modal/createSnackbar.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import { viewTable } from '../router/viewTable.js'
import { createGateViews } from './createGateViews.js'

/** Duration of the success animation before the modal closes, in ms. */
const successMs = 350

type Deps = {
  readonly clock: Clock
  readonly options: ResolvedOptions
  readonly router: Router
  readonly accounts: Accounts
  readonly networks: Networks
  readonly gates: Gates
  readonly modal: Modal
  readonly connection: Connection
  readonly snackbar: Pick<Snackbar, 'showError'>
  /** Called when the app adds the network that a wallet is on. */
  onSupported(namespace: ChainNamespace): void
}

/**
 * Updates the modal when a connection changes, for example closes it after a success, and shows the views of gates. A
 * change in one namespace does not affect views of another. A view opens by itself only for the active namespace, or
 * after the visitor has just approved a wallet.
 */
export function syncModal(deps: Deps) {
  const { clock, options, router, accounts, networks, gates, modal, connection, onSupported } = deps
  const timers = new Map<ChainNamespace, unknown>()
  const unsupported = new Set<ChainNamespace>()
  let active = networks.state.activeNamespace
  let isQuiet = false

  const gateViews = createGateViews(deps)

  function onConnected(namespace: ChainNamespace): void {
    clock.clearTimeout(timers.get(namespace))
    const timer = clock.setTimeout(() => {
      timers.delete(namespace)
      const { status = 'connected' } = connection.state.attempts[namespace] ?? {}
      // The visitor has requested another wallet.
      if (status !== 'connected') return
      connection.cancel(undefined, namespace)
      if (!accounts.getConnected(namespace)) return
      const { view, data } = router.state
      const isAtConnect = viewTable[view].closesOnConnect && (data.namespace ?? namespace) === namespace
      if (gates.find(namespace) ?? gates.findOffered(namespace)) {
        if (!connection.isAsking()) gateViews.open(namespace)
      } else if (modal.state.open && isAtConnect) {
        lacksProposedNetwork(deps) ? reportUnapproved(deps) : modal.leave()
      }
    }, successMs)
    timers.set(namespace, timer)
  }

  function onDisconnected(namespace: ChainNamespace): void {
    const { view, data } = router.state
    // A view of another namespace, such as a rejected request, stays open.
    const isLast =
      accounts.connectedNamespaces().length === 0 &&
      (data.namespace ?? namespace) === namespace &&
      !connection.isAsking()
    // Without a namespace, the view shows the account of the next active namespace.
    const lacksAccount = viewTable[view].needsAccount && data.namespace === namespace
    if (!modal.state.open || !(isLast || lacksAccount || gateViews.shown()?.namespace === namespace)) return
    if (!gateViews.showNext(namespace)) modal.leave()
  }

  /** Applies changes that no wallet reports: the active namespace, and the networks of the app. */
  function checkNetworks(): void {
    for (const namespace of options.namespaces) {
      if (networks.get(namespace).isUnsupported) unsupported.add(namespace)
      else if (unsupported.delete(namespace) && accounts.getConnected(namespace)) {
        if (!gates.find(namespace)) gateViews.end(namespace)
        onSupported(namespace)
      }
    }
    const before = active
    active = networks.state.activeNamespace
    if (!active || active === before || isQuiet) return
    const isLeft = gates.isGateView(router.state.view) && gateViews.shown()?.namespace === before
    // The view stays while a session that the visitor approved waits there.
    if (before && isLeft && !gates.waiting('visitor').includes(before)) modal.leave()
    // A connecting wallet shows its success animation first.
    if (!connection.isAsking()) gateViews.open(active)
  }

  const stops = [subscribe(networks.state, checkNetworks, true), gateViews.watch()]

  return {
    onChange(namespace: ChainNamespace, change: ConnectionChange): void {
      if (change === 'connected') onConnected(namespace)
      else if (change === 'network' || change === 'switched')
        gates.find(namespace) ? gateViews.open(namespace) : gateViews.end(namespace)
      else if (change === 'disconnected') onDisconnected(namespace)
      else if (change === 'restored') gateViews.replaceConnect(namespace)
    },
    /** Runs an action without opening a view for its changes. */
    quietly(action: () => void): void {
      isQuiet = true
      action()
      isQuiet = false
    },
    destroy() {
      for (const stop of stops) stop()
      for (const timer of timers.values()) clock.clearTimeout(timer)
    },
  }
}

/** Returns whether "Connect again" proposed a network that the wallet did not approve. */
function lacksProposedNetwork({ router, networks }: Deps): boolean {
  const { view, data } = router.state
  const isProposal = viewTable[view].proposesNetwork && 'caipNetworkId' in data
  const proposed = isProposal ? networks.find(data.caipNetworkId ?? '') : undefined
  return proposed !== undefined && networks.availability(proposed) !== 'available'
}

function reportUnapproved({ router, snackbar }: Deps): void {
  router.reset('Account')
  snackbar.showError(errors.CHAIN_NOT_SUPPORTED.shortMessage)
}
