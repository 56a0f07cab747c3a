import { listOf, objectOf, optional, type Parser, recordOf, text } from '@latchkey/common'
import type { ICore, SessionTypes } from '@walletconnect/types'
import { messagesKey } from '../relay/createMessageLog.js'
import type { ClientStorage } from './createClientStorage.js'

const names = listOf(text({ max: 256 }), { max: 1_000 })
const hex = text({ max: 64, pattern: /^[\da-f]{64}$/ })
const time: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? { ok: true, value: input } : { ok: false, reason: 'not a time' }
/** The fields that the library needs. Its other stored fields are not checked. */
const shape = objectOf({
  topic: hex,
  expiry: time,
  namespaces: recordOf(objectOf({ accounts: names, methods: names, events: names })),
  self: objectOf({ publicKey: hex }),
  peer: objectOf({ publicKey: hex, metadata: objectOf({ name: text() }) }),
  transportType: optional(text()),
})
const session: Parser<SessionTypes.Struct> = (input) => {
  const parsed = shape(input)
  return parsed.ok ? { ok: true, value: input as SessionTypes.Struct } : parsed
}
const expiration = objectOf({ target: text({ max: 80, pattern: /^topic:[\da-f]{64}$/ }), expiry: time })

/** Reads stored sessions. Leaves out invalid ones. Never throws. */
export const safeParseSessions: Parser<readonly SessionTypes.Struct[]> = listOf(session, { skipBad: true })

/** Reads the stored expiry of sessions. Leaves out invalid entries. Never throws. */
export const safeParseExpirations = listOf(expiration, { skipBad: true })

/**
 * Stores only data that the next page needs: sessions, their expiry, and handled messages. Stored proposals and
 * requests would never be removed. Validates stored data, because other code of the page can write to the storage.
 */
export function keepSessions(storage: ClientStorage): ICore['storage'] {
  const isSession = (key: string) => key.endsWith('//session')
  const isKept = (key: string) => isSession(key) || key.endsWith('//expirer') || key === messagesKey
  return {
    ...storage,
    async getItem<T>(key: string) {
      const value = isKept(key) ? await storage.getItem<T>(key) : undefined
      if (key === messagesKey) return value
      const parsed = isSession(key) ? safeParseSessions(value) : safeParseExpirations(value)
      return parsed.ok ? ([...parsed.value] as T) : undefined
    },
    setItem: async (key, value) => (isKept(key) ? storage.setItem(key, value) : undefined),
  }
}
