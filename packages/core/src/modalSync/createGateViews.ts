import type { ChainNamespace } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Gates } from '../gates/createGates.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { Router } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'

/** Shows the views of gates and closes them. */
export type GateViews = {
  /**
   * Returns the open view of a gate, or the one that opened the current step, with its namespace. A network switch is
   * such a step.
   */
  shown(): { readonly view: ViewName; readonly namespace: ChainNamespace | undefined } | undefined
  /** Opens the view of the gate that blocks a connection of the active namespace, unless it shows already. */
  open(namespace: ChainNamespace): void
  /** Closes the namespace's view of a gate that no longer blocks. */
  end(namespace: ChainNamespace): void
  /** If Connect waits for this namespace, replaces it with the account, or with the view of the blocking gate. */
  replaceConnect(namespace: ChainNamespace): void
  /** Follows the gates. Returns an unsubscribe function. */
  watch(): () => void
}

type Deps = {
  readonly accounts: Accounts
  readonly gates: Gates
  readonly modal: Modal
  readonly networks: Networks
  readonly router: Router
}

export function createGateViews({ accounts, gates, modal, networks, router }: Deps): GateViews {
  function shown(): ReturnType<GateViews['shown']> {
    const { view, data } = router.state
    if (!modal.state.open) return undefined
    if (gates.isGateView(view)) return { view, namespace: data.namespace ?? networks.state.activeNamespace }
    if (view !== 'SwitchNetwork') return undefined
    return { view: 'UnsupportedChain', namespace: networks.find(data.caipNetworkId ?? '')?.chainNamespace }
  }

  function open(namespace: ChainNamespace): void {
    const view = gates.find(namespace)?.view
    const now = shown()
    const isShown = now?.namespace === namespace && now.view === view
    if (view && networks.state.activeNamespace === namespace && !isShown) modal.open({ view, namespace })
  }

  function end(namespace: ChainNamespace): void {
    if (shown()?.namespace !== namespace) return
    const { view, history } = router.state
    if (gates.isGateView(view) && history.length > 1) return router.goBack()
    history.includes('Account') ? router.reset('Account') : modal.leave()
  }

  function replaceConnect(namespace: ChainNamespace): void {
    const { view, data } = router.state
    const isWaitedFor = data.namespace
      ? data.namespace === namespace
      : accounts.connectedNamespaces().every((each) => each === namespace)
    if (!modal.state.open || view !== 'Connect' || !isWaitedFor) return
    const gate = networks.state.activeNamespace === namespace ? gates.find(namespace) : undefined
    if (gate) router.reset(gate.view, { namespace })
    else if (accounts.getConnected(namespace)) router.reset('Account', data)
  }

  /**
   * Shows the view of a gate at which a session waits. It is a step of the modal's flow, so Back still leads to the
   * wallet list.
   */
  function showWaiting(namespace: ChainNamespace): void {
    const view = gates.find(namespace)?.view
    const now = shown()
    // Another namespace's view of a gate closes first.
    if (!view || (now && now.namespace !== namespace && gates.isBlocking(now.view, now.namespace))) return
    if (now?.namespace === namespace) return router.replace(view, { namespace })
    if (modal.state.open) router.push(view, { namespace })
    else modal.open({ view, namespace })
  }

  function onChange(namespace: ChainNamespace): void {
    const waiting = gates.waiting('visitor')
    if (!gates.find(namespace)) {
      if (gates.isGateView(router.state.view)) end(namespace)
      const next = waiting.find((candidate) => candidate !== namespace)
      if (next && !shown()) showWaiting(next)
    } else if (waiting.includes(namespace)) showWaiting(namespace)
    // A page that has just loaded opens no view by itself.
    else if (gates.waiting('restore').includes(namespace)) replaceConnect(namespace)
    else open(namespace)
  }

  return { shown, open, end, replaceConnect, watch: () => gates.watch(onChange) }
}
