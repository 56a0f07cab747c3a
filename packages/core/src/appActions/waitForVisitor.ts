import { abortReason, type ChainNamespace, createError, errors } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { AppActionDeps } from './appActionDeps.js'
import type { ConnectResult } from './connectResult.js'

/** Returns the connected wallet of a namespace. Default: of the active namespace, else of any. */
export function findConnected(
  { accounts, networks }: Pick<AppActionDeps, 'accounts' | 'networks'>,
  namespace?: ChainNamespace,
): ConnectResult | undefined {
  const found =
    namespace ??
    [networks.state.activeNamespace, ...accounts.connectedNamespaces()].find(
      (candidate) => candidate && accounts.getConnected(candidate),
    )
  const account = found && accounts.getConnected(found)
  if (!found || !account) return undefined
  const { connectorId, address, caipAddress, caipNetworkId, wallet } = account
  return { namespace: found, connectorId, address, caipAddress, caipNetworkId, wallet }
}

type SelectionOptions = {
  readonly namespace: ChainNamespace | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * Opens the modal with `show` and waits until the visitor has connected a wallet. Rejects with `MODAL_CLOSED` when it
 * closes.
 */
export function waitForWalletSelection(
  deps: AppActionDeps,
  show: () => void,
  { namespace, signal }: SelectionOptions,
): Promise<ConnectResult> {
  const { connection, modal, discovery } = deps
  return waitInModal(deps, signal, {
    show,
    read: () => findConnected(deps, namespace),
    requires: discovery.start(),
    end() {
      connection.cancel('MODAL_CLOSED', namespace)
      if (namespace) modal.leave()
      else modal.close()
    },
  })
}

/**
 * Waits until a connected wallet passes the gates that delay `connect()`, and shows their views. Resolves at once if
 * none blocks it. Rejects with `MODAL_CLOSED` when the modal closes, with `ABORTED` when the wallet is disconnected,
 * and with `CONNECTION_SUPERSEDED` when another wallet replaces it.
 */
export async function waitForGates(
  deps: AppActionDeps,
  connected: ConnectResult,
  signal: AbortSignal | undefined,
): Promise<ConnectResult> {
  const { gates, modal, router } = deps
  const { namespace, connectorId } = connected
  if (!gates.delaysConnect(namespace)) return connected
  let shown = ''

  /** Shows the view of the first gate once, so that the visitor can go on to its next step. */
  function show(): void {
    const view = gates.find(namespace)?.view
    if (!view || view === shown) return
    shown = view
    const { state } = router
    if (!modal.state.open || state.view !== view || state.data.namespace !== namespace) modal.open({ view, namespace })
  }

  return waitInModal(deps, signal, {
    show,
    read() {
      const current = findConnected(deps, namespace)
      if (!current)
        throw createError(errors.ABORTED, {
          details: 'The wallet disconnected before its connection passed the gates.',
        })
      if (current.connectorId !== connectorId) throw createError(errors.CONNECTION_SUPERSEDED)
      if (!gates.delaysConnect(namespace)) return current
      show()
      return undefined
    },
    watch: gates.watch,
    end: modal.leave,
  })
}

type ModalWait<T> = {
  /** Opens the modal. */
  show(): void
  /** Returns the result once there is one. Throws to reject. Called when an account, a network or the modal changes. */
  read(): T | undefined
  /** Calls `listener` when the result may have changed for another reason. */
  watch?(listener: () => void): () => void
  /** Rejects when this promise rejects. */
  readonly requires?: Promise<unknown>
  /** Called when the wait is aborted. */
  end(): void
}

/** Opens the modal and waits for a result. Rejects with `MODAL_CLOSED` when the modal closes. */
function waitInModal<T>(
  { accounts, networks, modal, lifetime }: AppActionDeps,
  signal: AbortSignal | undefined,
  { show, read, watch, requires, end }: ModalWait<T>,
): Promise<T> {
  show()
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = []
    const finish = (settle: () => void) => {
      for (const stop of stops.splice(0)) stop()
      settle()
    }
    const check = () => {
      try {
        const result = read()
        if (result !== undefined) finish(() => resolve(result))
        else if (!modal.state.open) throw createError(errors.MODAL_CLOSED)
      } catch (error) {
        finish(() => reject(error))
      }
    }
    const abort = (error: unknown) => {
      if (stops.length === 0) return
      finish(() => reject(error))
      end()
    }
    for (const state of [accounts.state, networks.state, modal.state]) stops.push(subscribe(state, check, true))
    if (watch) stops.push(watch(check))
    for (const source of signal ? [signal, lifetime] : [lifetime]) {
      const onAbort = () => abort(abortReason(source))
      source.addEventListener('abort', onAbort)
      stops.push(() => source.removeEventListener('abort', onAbort))
    }
    requires?.catch(abort)
  })
}
