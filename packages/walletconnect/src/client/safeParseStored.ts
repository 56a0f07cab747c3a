import { listOf, objectOf, optional, type Parser, recordOf, text } from '@latchkey/common'
import type { SessionTypes } from '@walletconnect/types'

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
