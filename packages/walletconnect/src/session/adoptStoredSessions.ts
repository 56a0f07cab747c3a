import { accept, listOf, objectOf, optional, type Parser, readField, recordOf, refuse, text } from '@latchkey/common'
import type { SessionTypes } from '@walletconnect/types'
import type { Client } from '../client/openClient.js'

const names = listOf(text({ max: 256 }), { max: 1_000 })
const hex = text({ max: 64, pattern: /^[\da-f]{64}$/ })
/** What has to be right for the client to work with a session; the rest is as this page's own client stored it. */
const shape = objectOf({
  topic: hex,
  expiry: (input) => (typeof input === 'number' && Number.isFinite(input) ? accept(input) : refuse('not a time')),
  namespaces: recordOf(objectOf({ accounts: names, methods: names, events: names })),
  self: objectOf({ publicKey: hex }),
  peer: objectOf({ publicKey: hex, metadata: objectOf({ name: text() }) }),
  transportType: optional(text()),
})
const session: Parser<SessionTypes.Struct> = (input) => {
  const parsed = shape(input)
  return parsed.ok ? accept(input as SessionTypes.Struct) : parsed
}

/** Takes over the sessions that another tab of this page made since this one loaded. */
export function adoptStoredSessions({ sign, core, storage }: Pick<Client, 'sign' | 'core' | 'storage'>): void {
  const key = readField(sign.session, 'storageKey')
  const stored = listOf(session, { skipBad: true })(typeof key === 'string' ? storage.read(key) : undefined)
  if (!stored.ok) return
  for (const found of stored.value) {
    if (sign.session.keys.includes(found.topic) || !core.crypto.keychain.has(found.topic)) continue
    sign.session.set(found.topic, found).catch(() => undefined)
    core.expirer.set(found.topic, found.expiry)
  }
}
