import {
  type ChainNamespace,
  createSafeStorage,
  defaultStoragePrefix,
  type Ports,
  storageScopes,
  storedValues,
} from '@latchkey/common'
import type { Storage } from './createStorage.js'
import { readEarlierFormat } from './storedConnections.js'

const { session, enabled, silent, unanswered } = storedValues.adapter

/** The values of adapters that earlier versions stored below the default prefix. */
const moved = [session, enabled, silent, unanswered]

/**
 * Moves what an adapter stored for a connection of an earlier version below the prefix of the instance. That version
 * stored it below the default prefix in every instance. While an instance with the default prefix is connected, it is
 * copied.
 */
export function moveAdapterData({
  ports,
  storage,
  prefix,
  namespace,
}: {
  readonly ports: Pick<Ports, 'storage' | 'logger'>
  readonly storage: Storage
  readonly prefix: string
  readonly namespace: ChainNamespace
}): void {
  const [connection] = readEarlierFormat(storage, namespace)
  if (!connection || prefix === defaultStoragePrefix) return
  const shared = createSafeStorage({ port: ports.storage, prefix: `${defaultStoragePrefix}/`, logger: ports.logger })
  const old = shared.below(storageScopes.adapter(namespace))
  const isUsed = shared.keys().some((key) => /^connections?\//.test(key) && key.split('/')[1] === namespace)
  const own = storage.ofAdapter(namespace)
  for (const { key } of moved) {
    const name = key(connection.connectorId)
    const value = old.getItem(name)
    if (value === null) continue
    own.setItem(name, value)
    if (!isUsed) old.removeItem(name)
  }
}
