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

type WaitOptions = {
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
  { namespace, signal }: WaitOptions,
): Promise<ConnectResult> {
  const { accounts, connection, modal, discovery, lifetime } = deps
  show()
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = []
    const finish = (settle: () => void) => {
      for (const stop of stops.splice(0)) stop()
      settle()
    }
    const check = () => {
      const result = findConnected(deps, namespace)
      if (result) finish(() => resolve(result))
      else if (!modal.state.open) finish(() => reject(createError(errors.MODAL_CLOSED)))
    }
    const abort = (error: unknown) => {
      if (stops.length === 0) return
      finish(() => reject(error))
      connection.cancel('MODAL_CLOSED', namespace)
      if (namespace) modal.leave()
      else modal.close()
    }
    stops.push(subscribe(accounts.state, check, true), subscribe(modal.state, check, true))
    for (const source of signal ? [signal, lifetime] : [lifetime]) {
      const onAbort = () => abort(abortReason(source))
      source.addEventListener('abort', onAbort)
      stops.push(() => source.removeEventListener('abort', onAbort))
    }
    discovery.start().catch(abort)
  })
}
