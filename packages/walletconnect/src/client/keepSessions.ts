import type { ICore } from '@walletconnect/types'
import { messagesKey } from '../relay/createMessageLog.js'
import type { ClientStorage } from './createClientStorage.js'
import { safeParseExpirations, safeParseSessions } from './safeParseStored.js'

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
