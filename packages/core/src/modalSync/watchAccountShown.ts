import type { ChainNamespace, Ports } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { Router } from '../router/createRouter.js'
import { viewTable } from '../router/viewTable.js'

type Deps = {
  readonly window: Ports['window']
  readonly accounts: Pick<Accounts, 'getConnected' | 'connectedNamespaces'>
  readonly networks: Pick<Networks, 'state'>
  readonly modal: Pick<Modal, 'state'>
  readonly router: Pick<Router, 'state'>
}

/**
 * Calls `onShown` with the namespace of an account when the visitor sees it: a view with its balance opens, or the page
 * becomes visible. Returns an unsubscribe function.
 */
export function watchAccountShown(deps: Deps, onShown: (namespace: ChainNamespace) => void): () => void {
  const { window, accounts, networks, modal, router } = deps
  let shown: ChainNamespace | undefined

  function update(): void {
    const before = shown
    shown = viewedNamespace(deps)
    if (shown && shown !== before) onShown(shown)
  }

  function onVisibility(): void {
    if (window?.document.visibilityState === 'hidden') return
    for (const namespace of accounts.connectedNamespaces()) onShown(namespace)
  }

  const stops = [modal.state, router.state, networks.state].map((state) => subscribe(state, update, true))
  window?.document.addEventListener('visibilitychange', onVisibility)
  return () => {
    for (const stop of stops) stop()
    window?.document.removeEventListener('visibilitychange', onVisibility)
  }
}

/**
 * Returns the namespace of the account whose balance the open view shows: the requested one, else the active one, else
 * any connected one.
 */
function viewedNamespace({ accounts, networks, modal, router }: Deps): ChainNamespace | undefined {
  if (!modal.state.open || !viewTable[router.state.view].showsBalance) return undefined
  const candidates = [router.state.data.namespace, networks.state.activeNamespace, ...accounts.connectedNamespaces()]
  return candidates.find((namespace) => namespace && accounts.getConnected(namespace))
}
