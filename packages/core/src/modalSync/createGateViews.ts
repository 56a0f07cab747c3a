import type { ChainNamespace } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Gates } from '../gates/createGates.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import { continuesGate, type Router } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'
import { viewTable } from '../router/viewTable.js'

/**
 * Shows the views of gates and closes them. `gates/createGates.ts` decides which gate blocks. It is below the modal,
 * which asks it whether it may close.
 */
export type GateViews = {
  /**
   * Returns the namespace and view of the gate whose view or step the modal shows. A network switch that the visitor
   * started elsewhere is a step of the network gate; if that does not block, `view` is `undefined`.
   */
  shown(): { readonly view: ViewName | undefined; readonly namespace: ChainNamespace | undefined } | undefined
  /**
   * Opens the view of the gate that blocks a connection of the active namespace, or whose view it offers, unless it
   * shows already.
   */
  open(namespace: ChainNamespace): void
  /** Closes the namespace's view of a gate that no longer blocks. */
  end(namespace: ChainNamespace): void
  /**
   * Shows the view of a gate at which a session of another namespace waits, if the visitor requested it. Returns
   * whether there is one.
   */
  showNext(namespace: ChainNamespace): boolean
  /** If Connect waits for this namespace, replaces it with the account, or with the view of the blocking gate. */
  replaceConnect(namespace: ChainNamespace): void
  /** Follows the gates. Returns an unsubscribe function. */
  watch(): () => void
}

type Deps = {
  readonly accounts: Accounts
  readonly connection: Pick<Connection, 'state' | 'isAsking'>
  readonly gates: Gates
  readonly modal: Modal
  readonly networks: Networks
  readonly router: Router
}

export function createGateViews(deps: Deps): GateViews {
  const { accounts, gates, modal, networks, router } = deps

  function shown(): ReturnType<GateViews['shown']> {
    const { state } = router
    const view = (continuesGate(state) ? state.history : [state.view]).findLast(gates.isGateView)
    if (!modal.state.open || !(view || viewTable[state.view].switchesNetwork)) return undefined
    const network = 'caipNetworkId' in state.data ? networks.find(state.data.caipNetworkId ?? '') : undefined
    const namespace = state.data.namespace ?? network?.chainNamespace ?? networks.state.activeNamespace
    return { view: view ?? findNetworkGate(namespace), namespace }
  }

  /** Returns the view of the gate that requires another network, if it blocks the namespace. */
  function findNetworkGate(namespace: ChainNamespace | undefined): ViewName | undefined {
    const view = gates.find(namespace)?.view
    return view && viewTable[view].choosesNetwork ? view : undefined
  }

  function open(namespace: ChainNamespace): void {
    const view = (gates.find(namespace) ?? gates.findOffered(namespace))?.view
    const now = shown()
    const isShown = now?.namespace === namespace && now.view === view
    if (view && networks.state.activeNamespace === namespace && !isShown) modal.open({ view, namespace })
  }

  function end(namespace: ChainNamespace): void {
    const now = shown()
    if (now?.namespace !== namespace) return
    if (now.view && router.goBackBefore(now.view) && !hasConnected(deps, namespace)) return
    router.state.history.includes('Account') ? router.reset('Account') : modal.leave()
  }

  function replaceConnect(namespace: ChainNamespace): void {
    const { view, data } = router.state
    const isWaitedFor = data.namespace
      ? data.namespace === namespace
      : accounts.connectedNamespaces().every((each) => each === namespace)
    if (!modal.state.open || !viewTable[view].endsOnRestore || !isWaitedFor) return
    const gate = networks.state.activeNamespace === namespace ? gates.find(namespace) : undefined
    if (gate) router.reset(gate.view, { namespace })
    else if (accounts.getConnected(namespace)) router.reset('Account', data)
  }

  /**
   * Shows the view of a gate at which a session waits. While the visitor's request is pending, Back leads to the wallet
   * list.
   */
  function showWaiting(namespace: ChainNamespace): void {
    const view = gates.find(namespace)?.view
    const now = shown()
    // Another namespace's view of a gate closes first.
    if (!view || (now?.view && now.namespace !== namespace && gates.find(now.namespace)?.view === now.view)) return
    if (!modal.state.open) return modal.open({ view, namespace })
    // No Back: the QR code that opened a companion session is not valid any more.
    if (isCompanion(deps, namespace) && now?.namespace !== namespace) return router.reset(view, { namespace })
    if (!now?.view)
      return now?.namespace === namespace ? router.replace(view, { namespace }) : router.push(view, { namespace })
    // The visitor may be at a step of this gate.
    if (now.view === view && now.namespace === namespace) return
    // The view of a gate that the session, or that of another namespace, has passed.
    if (router.goBackBefore(now.view)) router.push(view, { namespace })
    else router.reset(view, { namespace })
  }

  /** Returns another namespace whose session waits. Restored ones follow only while the visitor is at a gate. */
  function findNext(namespace: ChainNamespace, now: ReturnType<GateViews['shown']>): ChainNamespace | undefined {
    const restored = now?.namespace === namespace && now.view ? gates.waiting('restore') : []
    return [...gates.waiting('visitor'), ...restored].find((next) => next !== namespace && gates.find(next))
  }

  function showNext(namespace: ChainNamespace): boolean {
    const next = findNext(namespace, undefined)
    if (next) showWaiting(next)
    return next !== undefined
  }

  function onChange(namespace: ChainNamespace): void {
    const waiting = gates.waiting('visitor')
    const now = shown()
    if (!waiting.includes(namespace) && isOver(deps, namespace, now)) {
      const next = findNext(namespace, now)
      if (next && (!now || now.view)) showWaiting(next)
      else if (gates.findOffered(namespace)) open(namespace)
      else if (now?.view) end(namespace)
    } else if (waiting.includes(namespace)) showWaiting(namespace)
    else if (!gates.waiting('restore').includes(namespace)) open(namespace)
    // A page that has just loaded opens no view by itself.
    else if (now?.namespace === namespace) showWaiting(namespace)
    else replaceConnect(namespace)
  }

  return { shown, open, end, showNext, replaceConnect, watch: () => gates.watch(onChange) }
}

/** Returns whether the view that a namespace shows may close: its gate no longer blocks. */
function isOver({ gates, networks }: Deps, namespace: ChainNamespace, now: ReturnType<GateViews['shown']>): boolean {
  const gate = gates.find(namespace)
  if (!gate) return true
  // The network gate shows its view once the namespace is active.
  const isLater = !gate.pass && networks.state.activeNamespace !== namespace
  return isLater && now?.namespace === namespace && now.view !== undefined && now.view !== gate.view
}

/** Returns whether the modal shows a connecting view whose success animation has ended. */
function hasConnected({ accounts, connection, router }: Deps, namespace: ChainNamespace): boolean {
  const { view, data } = router.state
  const awaited = data.namespace ?? namespace
  const { closesOnConnect, listsWallets } = viewTable[view]
  if (!closesOnConnect || listsWallets || !accounts.getConnected(awaited)) return false
  return !connection.state.attempts[awaited] && !connection.isAsking(data.namespace)
}

/** Returns whether the session that waits is a companion: the approval of another namespace opened it. */
function isCompanion({ connection, gates }: Deps, namespace: ChainNamespace): boolean {
  return gates.waiting('visitor').includes(namespace) && connection.state.attempts[namespace] === undefined
}
