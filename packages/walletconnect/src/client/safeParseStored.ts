import { listOf, objectOf, optional, type Parser, recordOf, text } from '@latchkey/common'
import type { SessionTypes } from '@walletconnect/types'

const names = listOf(text({ max: 256 }), { max: 1_000 })
const hex = text({ max: 64, pattern: /^[\da-f]{64}$/ })
const time: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? { ok: true, value: input } : { ok: false, reason: 'not a time' }
/** What has to be right for the client to work with a session; the rest is as a client of this page stored it. */
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

/** The sessions that are stored; what is none is left out. Total. */
export const safeParseSessions: Parser<readonly SessionTypes.Struct[]> = listOf(session, { skipBad: true })

/** When they end. */
export const safeParseExpirations = listOf(expiration, { skipBad: true })
