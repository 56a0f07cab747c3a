import {
  type ActionsByNamespace,
  AppKitError,
  afterPaint,
  type ChainNamespace,
  loadPart,
  settleBy,
} from '@latchkey/common'
import { createActions } from '../account/createActions.js'
import { type Connections, createConnections } from '../connection/createConnections.js'
import { createWalletPictures } from '../connection/createWalletPictures.js'
import { watchPageReturn } from '../connection/watchPageReturn.js'
import { createLookups, type Lookups } from '../lookups/createLookups.js'
import { followConnection } from '../modal/followConnection.js'
import { isPairingEnabled } from '../pairing/isPairingEnabled.js'
import type { Requests } from './createRequests.js'
import type { EngineDeps } from './engineDeps.js'

/** What an instance needs once a visitor acts or a stored connection is restored; loaded then, and not before. */
export type Engine = {
  readonly connections: Connections
  /** Restores what is stored, and shows a namespace that could be restored. */
  restore(): Promise<void>
  /** Loads what serves an app that asks by itself. Rejects with `VIEW_LOAD_FAILED` when it cannot be had. */
  loadRequests(): Promise<Requests>
  actions(namespace: ChainNamespace): ActionsByNamespace[ChainNamespace] | undefined
  createConnection(namespace: ChainNamespace): Promise<unknown>
  readonly lookups: Lookups
  destroy(): void
}

/** Makes an {@link Engine}. */
export function createEngine(deps: EngineDeps): Engine {
  const { ports, options, accounts, networks, connection, discovery } = deps
  const lookups = createLookups({ ...deps, adapterOf: discovery.find })
  const connections = createConnections({
    ...deps,
    state: connection.state,
    namespaces: options.namespaces,
    adapter: discovery.load,
    pictures: createWalletPictures(deps),
    forgetDetails: lookups.forget,
    onAbandoned(namespace) {
      if (!isPairingEnabled(options)) return
      const warn = (error: unknown) => ports.logger.warn('[latchkey] A stored session could not be ended.', error)
      deps.remote.load().then((remote) => remote.forget(namespace), warn)
    },
    onChange(namespace, change) {
      followers.onChange(namespace, change)
      if (change !== 'disconnected') void lookUp(namespace)
    },
  })
  const followers = followConnection({ ...deps, clock: ports.clock, onSupported: lookups.refresh })
  const stopPageReturn = watchPageReturn(ports.window, options.namespaces, connections, accounts)
  const actionsOf = createActions((namespace) => accounts.getConnected(namespace)?.address)

  /** The address is shown before anything is asked about it. */
  async function lookUp(namespace: ChainNamespace): Promise<void> {
    await afterPaint(ports)
    if (!deps.lifetime.aborted) await lookups.refresh(namespace)
  }

  /** A page that was just loaded stays quiet: no screen opens by itself for what it finds. */
  function moveToConnected(): void {
    const active = networks.state.activeNamespace
    const other = options.namespaces.find((namespace) => accounts.getConnected(namespace))
    if (!other || (active && accounts.get(active).status !== 'disconnected')) return
    followers.quietly(() => networks.setActiveNamespace(other))
  }

  return {
    connections,
    async restore() {
      await connections.restoreAll()
      moveToConnected()
    },
    loadRequests: async () => (await loadPart(() => import('./createRequests.js'))).createRequests(deps),
    actions(namespace) {
      const session = connections.session(namespace)
      return session && actionsOf(session)
    },
    async createConnection(namespace) {
      const adapter = await discovery.load(namespace)
      const network = networks.getActive(namespace)
      if (!adapter.createConnection || !network)
        throw new AppKitError('METHOD_NOT_SUPPORTED', { details: `There is no client of ${namespace} to be had.` })
      return settleBy(adapter.createConnection(network), { signal: deps.lifetime })
    },
    lookups,
    destroy() {
      followers.destroy()
      stopPageReturn()
      connections.destroy()
      lookups.destroy()
    },
  }
}
