import type { Adapter, Ports } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { ConnectParameters, ConnectResult } from '../connection/connectResult.js'
import { createConnect } from '../connection/createConnect.js'
import type { Connection } from '../connection/createConnection.js'
import { type Connections, createConnections } from '../connection/createConnections.js'
import { watchPageReturn } from '../connection/watchPageReturn.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Events } from '../events/createEvents.js'
import { createLookups, type Lookups } from '../lookups/createLookups.js'
import type { Modal } from '../modal/createModal.js'
import { followConnection } from '../modal/followConnection.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { Storage } from '../storage/createStorage.js'

/** What an instance needs once a visitor acts or a stored connection is restored; loaded then, and not before. */
export type Engine = {
  readonly connections: Connections
  connect(parameters?: ConnectParameters): Promise<ConnectResult>
  readonly lookups: Lookups
  destroy(): void
}

export type EngineDeps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly storage: Storage
  readonly events: Events
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connection: Connection
  readonly modal: Modal
  readonly router: Router
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes an {@link Engine} for the adapters of an instance. */
export function createEngine(deps: EngineDeps, adapters: readonly Adapter[]): Engine {
  const { ports, options, storage, accounts, networks, connection } = deps
  const lookups = createLookups({ adapters, accounts, networks, storage, ports })

  const connections = createConnections({
    ...deps,
    state: connection.state,
    namespaces: options.namespaces,
    onChange(namespace, change) {
      followers.onChange(namespace, change)
      if (change !== 'disconnected') void lookups.refresh(namespace)
    },
  })
  const followers = followConnection({ ...deps, clock: ports.clock })
  const stopPageReturn = watchPageReturn(ports.window, options.namespaces, connections)

  function destroy(): void {
    followers.destroy()
    stopPageReturn()
    connections.destroy()
    lookups.destroy()
  }

  return { connections, connect: createConnect(deps), lookups, destroy }
}
