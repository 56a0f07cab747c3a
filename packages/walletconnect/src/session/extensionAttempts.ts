import { isObject, readField } from '@latchkey/common'
import type { ClientStorage } from '../client/createClientStorage.js'

/** The storage key. It holds the time of the last attempt to extend each session, in ms. */
const attemptsKey = 'extending'

/** Returns when the page last asked to extend a session, in ms; 0 if it never did. */
export function lastExtensionAttempt(storage: ClientStorage, topic: string): number {
  const time = readField(storage.read(attemptsKey), topic)
  return typeof time === 'number' ? time : 0
}

/** Stores the time of an attempt. `undefined` removes it, after the session has ended. */
export function storeExtensionAttempt(storage: ClientStorage, topic: string, time: number | undefined): void {
  const stored = storage.read(attemptsKey)
  const attempts = new Map<string, unknown>(isObject(stored) ? Object.entries(stored) : [])
  if (time === undefined && !attempts.delete(topic)) return
  if (time !== undefined) attempts.set(topic, time)
  if (attempts.size > 0) storage.replace(attemptsKey, Object.fromEntries(attempts))
  else storage.remove(attemptsKey)
}
