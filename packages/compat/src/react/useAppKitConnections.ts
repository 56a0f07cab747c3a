import type { ChainNamespace } from '@latchkey/appkit'
import { useAppKitConnections as useConnections } from '@latchkey/appkit/react'
import { useMemo, useSyncExternalStore } from 'react'
import { type Connection, describeConnections } from '../kit/connections.js'
import { currentKit } from '../kit/currentKit.js'

/** The connections of a namespace. */
export type ConnectionsView = {
  /** In the order in which they opened. */
  readonly connections: Connection[]
  /** Always empty: the kit forgets a connection that ends. */
  readonly recentConnections: Connection[]
}

/**
 * Returns the connections of a namespace. With `features.multiWallet`, there may be several. Empty on a server and in
 * the first client render.
 *
 * @param namespace - default the active namespace
 */
export function useAppKitConnections(namespace?: ChainNamespace): ConnectionsView {
  const { connections } = useConnections(namespace)
  const networks = useSyncExternalStore(currentKit()?.watch ?? watchNothing, readNetworks, readNetworks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection has the network of the app's list
  return useMemo(
    () => ({
      connections: describeConnections(connections, {
        getCaipNetworks: (of) => currentKit()?.getCaipNetworks(of) ?? [],
      }),
      recentConnections: [],
    }),
    [connections, networks],
  )
}

const watchNothing = () => () => undefined

/** Returns a text that changes with the networks of the app. */
function readNetworks(): string {
  const networks = currentKit()?.getCaipNetworks() ?? []
  return networks.map(({ caipNetworkId, name }) => `${caipNetworkId} ${name}`).join('\n')
}
