import type { Network, Ports } from '@latchkey/common'
import type { AppKitOptions, Framework, ResolvedOptions } from '@latchkey/core'
import {
  connectionsEntry,
  createStorageReader,
  defaultSwitches,
  pickInitialNetwork,
  readConnections,
  resolveOptions,
  servedNamespaces,
} from '@latchkey/core/start'

export type Settings = ReturnType<typeof createSettings>

/**
 * Reads the options and the storage of an instance until core has loaded. Networks and defaults are resolved on first
 * use, because a page that only shows its button does not need them.
 */
export function createSettings(options: AppKitOptions, ports: Ports, framework: Framework | undefined) {
  const { window } = ports
  const { storagePrefix = defaultSwitches.storagePrefix, enableReconnect = defaultSwitches.enableReconnect } = options
  const storage = window && createStorageReader(storagePrefix, (key) => ports.storage.getItem(key))
  let given = options
  let resolved: ResolvedOptions | undefined
  let initial: Network | undefined
  const resolve = () => {
    resolved ??= resolveOptions(given, window?.document, framework)
    return resolved
  }
  const namespaces = servedNamespaces(options, () => resolve().networks)
  let stored =
    enableReconnect && storage ? namespaces.filter((namespace) => readConnections(storage, namespace).length > 0) : []

  return {
    given: () => given,
    resolved: resolve,
    initialNetwork() {
      initial ??= pickInitialNetwork(resolve(), storage)
      return initial
    },
    /** The namespaces with a stored connection. */
    stored: () => stored,
    forgetStored() {
      stored = []
    },
    isConnectionKey: (key: string | null) =>
      namespaces.some((namespace) => storage?.keyOf(connectionsEntry(namespace)) === key),
    change(change: Partial<AppKitOptions>) {
      given = { ...given, ...change }
      resolved = undefined
    },
  }
}
