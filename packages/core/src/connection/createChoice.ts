import { AppKitError, abortReason, type ChainNamespace } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Discovery } from '../engine/createDiscovery.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ConnectResult } from './connectResult.js'
import type { Connection } from './createConnection.js'

/** The visitor's choice of a wallet in the modal. */
export type Choice = {
  /** What is connected: in this namespace, or in the active one and then in any. */
  current(namespace?: ChainNamespace): ConnectResult | undefined
  /** Shows the modal and waits until a wallet is connected. Rejects with `MODAL_CLOSED` when the visitor leaves. */
  wait(
    show: () => void,
    options: { readonly namespace: ChainNamespace | undefined; readonly signal: AbortSignal | undefined },
  ): Promise<ConnectResult>
}

type Deps = {
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connection: Connection
  readonly modal: Modal
  readonly discovery: Discovery
  readonly lifetime: AbortSignal
}

/** Makes a {@link Choice}. */
export function createChoice({ accounts, networks, connection, modal, discovery, lifetime }: Deps): Choice {
  function current(namespace?: ChainNamespace): ConnectResult | undefined {
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

  return {
    current,
    wait(show, { namespace, signal }) {
      show()
      return new Promise((resolve, reject) => {
        const stops: (() => void)[] = []
        const finish = (settle: () => void) => {
          for (const stop of stops.splice(0)) stop()
          settle()
        }
        const look = () => {
          const result = current(namespace)
          if (result) finish(() => resolve(result))
          else if (!modal.state.open) finish(() => reject(new AppKitError('MODAL_CLOSED')))
        }
        const giveUp = (error: unknown) => {
          if (stops.length === 0) return
          finish(() => reject(error))
          connection.cancel('MODAL_CLOSED', namespace)
          if (namespace) modal.leave()
          else modal.close()
        }
        stops.push(subscribe(accounts.state, look, true), subscribe(modal.state, look, true))
        for (const source of signal ? [signal, lifetime] : [lifetime]) {
          const onAbort = () => giveUp(abortReason(source))
          source.addEventListener('abort', onAbort)
          stops.push(() => source.removeEventListener('abort', onAbort))
        }
        discovery.start().catch(giveUp)
      })
    },
  }
}
