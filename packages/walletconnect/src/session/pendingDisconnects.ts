import { isObject, storedValues } from '@latchkey/common'
import type { ClientStorage } from '../client/createClientStorage.js'

/** Reason that a wallet receives when the page ends a session. */
export const endReason = { code: 6000, message: 'User disconnected.' }

const pendingKey = storedValues.walletConnect.disconnecting.key()

/** Returns the topics of sessions that ended here while the wallet could not be notified. */
export function listPendingDisconnects(storage: ClientStorage): readonly string[] {
  const stored = storage.read(pendingKey)
  return isObject(stored) ? Object.keys(stored) : []
}

export function addPendingDisconnect(storage: ClientStorage, topic: string): void {
  write(storage, [...listPendingDisconnects(storage), topic])
}

export function removePendingDisconnect(storage: ClientStorage, topic: string): void {
  write(
    storage,
    listPendingDisconnects(storage).filter((pending) => pending !== topic),
  )
}

function write(storage: ClientStorage, topics: readonly string[]): void {
  storage.replace(pendingKey, Object.fromEntries(topics.map((topic) => [topic, true])))
}
