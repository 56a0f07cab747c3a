import type { CaipNetworkId, ChainNamespace, Parser } from '@latchkey/common'
import { guarded, isCaipNetworkId, listOf, objectOf, optional, storedValues, text } from '@latchkey/common/start'
import type { Storage } from './createStorage.js'
import type { StorageEntry, StorageReader } from './createStorageReader.js'

/** A connection that a later visit restores. */
export type StoredConnection = {
  readonly connectorId: string
  readonly caipNetworkId?: CaipNetworkId
  /** {@link markAccount} of the last shown account. */
  readonly accountMark?: string
  /**
   * {@link markAccount} of the account that the wallet itself put first. Stored only while the page has selected an
   * account.
   */
  readonly walletMark?: string
  readonly picture?: StoredPicture
}

/** The directory's picture of a wallet that the visitor chose in the list and connected through WalletConnect. */
export type StoredPicture = {
  readonly imageId: string
  /** The name that the connected wallet stated. A wallet with another name does not use the picture. */
  readonly walletName: string
}

/** Maximum number of stored connections per namespace. */
const maxConnections = 20

const storedPicture = objectOf({ imageId: text({ max: 64 }), walletName: text({ max: 512 }) })

/** A connection without its picture is still valid. */
const pictureIfValid: Parser<StoredPicture | undefined> = (input, path) => {
  const parsed = storedPicture(input, path)
  return parsed.ok ? parsed : { ok: true, value: undefined }
}

const storedConnection: Parser<StoredConnection> = objectOf({
  connectorId: text({ max: 512 }),
  caipNetworkId: optional(guarded(isCaipNetworkId, 'a CAIP-2 id')),
  accountMark: optional(text({ max: 16 })),
  walletMark: optional(text({ max: 16 })),
  picture: pictureIfValid,
})

/** The stored connections of one namespace. The namespace shows the first one. */
export function connectionsEntry(namespace: ChainNamespace): StorageEntry<readonly StoredConnection[]> {
  return {
    key: storedValues.core.connections.key(namespace),
    parse: listOf(storedConnection, { skipBad: true, max: maxConnections }),
  }
}

/** Returns the stored connections of a namespace. The namespace shows the first one. */
export function readConnections(storage: StorageReader, namespace: ChainNamespace): readonly StoredConnection[] {
  return storage.get(connectionsEntry(namespace)) ?? []
}

/** Returns the stored connection of one connector. */
export function findConnection(
  storage: StorageReader,
  namespace: ChainNamespace,
  connectorId: string,
): StoredConnection | undefined {
  return readConnections(storage, namespace).find((stored) => stored.connectorId === connectorId)
}

/** Stores a connection. `isShown` makes it the first one of its namespace. */
export function storeConnection(
  storage: Storage,
  namespace: ChainNamespace,
  connection: StoredConnection,
  isShown: boolean,
): void {
  const all = readConnections(storage, namespace)
  const isSame = ({ connectorId }: StoredConnection) => connectorId === connection.connectorId
  const others = all.filter((other) => !isSame(other))
  const index = isShown ? 0 : Math.max(0, all.findIndex(isSame))
  const isAdded = !isShown && !all.some(isSame)
  const next = isAdded ? [...all, connection] : [...others.slice(0, index), connection, ...others.slice(index)]
  storage.set(connectionsEntry(namespace), next.slice(0, maxConnections))
}

/** Removes the stored connection of one connector. */
export function removeConnection(storage: Storage, namespace: ChainNamespace, connectorId: string): void {
  const all = readConnections(storage, namespace)
  const others = all.filter((other) => other.connectorId !== connectorId)
  if (others.length > 0) storage.set(connectionsEntry(namespace), others)
  else storage.remove(connectionsEntry(namespace))
}

/**
 * Returns a mark that shows whether an account has changed, without storing its address. It has 16 bits: one account in
 * 65,536 has the same mark, so the mark fits very many addresses of a public chain and reveals none of them.
 */
export function markAccount(address: string): string {
  // FNV-1a, folded to 16 bits.
  let hash = 0x811c9dc5
  for (const letter of address) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')
}
