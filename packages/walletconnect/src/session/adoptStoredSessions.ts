import { readField } from '@latchkey/common'
import type { Client } from '../client/openClient.js'
import { safeParseSessions } from '../client/safeParseStored.js'

/** Adds the sessions that another tab has stored since this page loaded. */
export function adoptStoredSessions({ sign, core, storage }: Pick<Client, 'sign' | 'core' | 'storage'>): void {
  const key = readField(sign.session, 'storageKey')
  const stored = safeParseSessions(typeof key === 'string' ? storage.read(key) : undefined)
  if (!stored.ok) return
  for (const found of stored.value) {
    if (sign.session.keys.includes(found.topic) || !core.crypto.keychain.has(found.topic)) continue
    sign.session.set(found.topic, found).catch(() => undefined)
    core.expirer.set(found.topic, found.expiry)
  }
}
