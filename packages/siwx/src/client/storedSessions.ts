import {
  createError,
  json,
  listOf,
  objectOf,
  oneOf,
  type Parser,
  type SIWXHost,
  type SIWXMessageData,
  signInErrors,
  storedValues,
  stringifyJson,
  text,
} from '@latchkey/common'
import { safeParseMessage } from '../message/parseMessage.js'
import { safeParseDateTime } from '../message/safeParseDateTime.js'
import type { SignedMessage } from './readSigned.js'

/** Life of a message of `DefaultSIWX`, and of a session whose message does not expire, in ms. */
export const sessionLifeMs = 7 * 24 * 60 * 60_000

/** Difference between the clocks of two devices, in ms. */
const clockSkewMs = 60_000
const maxSessions = 20
const maxLength = 65_536

const entry = objectOf({ message: text({ max: maxLength }), signature: text({ max: maxLength }) })

/** Reads the data of a session from its signed text. Nothing beside the text counts. */
const signedMessage: Parser<SignedMessage> = (input, path) => {
  const parsed = entry(input, path)
  if (!parsed.ok) return parsed
  const data = safeParseMessage(parsed.value.message)
  return data.ok ? { ok: true, value: { ...parsed.value, data: data.value } } : data
}

/** Each entry is parsed alone, so that an unusable one does not remove the others. */
const document = json(
  objectOf({ v: oneOf([1]), d: listOf(signedMessage, { max: Number.POSITIVE_INFINITY, skipBad: true }) }),
  { max: maxLength },
)

/** The signed messages in the storage of the page, the oldest first. */
export type StoredSessions = {
  read(): readonly SignedMessage[]
  /**
   * Stores the newest 20 that are not expired, in at most 64 kB. Throws `AUTHENTICATION_FAILED` if the newest one is
   * larger.
   */
  write(sessions: readonly SignedMessage[]): void
}

/** Creates the {@link StoredSessions} of an instance. */
export function createStoredSessions({ storage, now }: Pick<SIWXHost, 'storage' | 'now'>): StoredSessions {
  const key = storedValues.core.signIn.key()
  const isAlive = ({ data }: SignedMessage) => endOf(data) > now()

  return {
    read() {
      const raw = storage.getItem(key)
      const parsed = raw === null ? undefined : document(raw)
      return parsed?.ok ? parsed.value.d.filter(isAlive).slice(-maxSessions) : []
    },
    write(sessions) {
      let kept = sessions.filter(isAlive).slice(-maxSessions)
      if (kept.length === 0) return storage.removeItem(key)
      let written = writeDocument(kept)
      while (written.length > maxLength && kept.length > 1) {
        kept = kept.slice(1)
        written = writeDocument(kept)
      }
      if (written.length > maxLength)
        throw createError(signInErrors.AUTHENTICATION_FAILED, { details: 'The signed message is too long to store.' })
      storage.setItem(key, written)
    },
  }
}

function writeDocument(sessions: readonly SignedMessage[]): string {
  return stringifyJson({ v: 1, d: sessions.map(({ message, signature }) => ({ message, signature })) })
}

/** Returns why a message is not valid for a page at a time, or `undefined` if it is. */
export function findFault(data: SIWXMessageData, domain: string, now: number): string | undefined {
  if (data.domain.toLowerCase() !== domain.toLowerCase()) return `is for another domain than ${domain}`
  if (!(endOf(data) > now)) return 'is expired'
  const startMs = data.notBefore === undefined ? now : readTime(data.notBefore)
  const issuedMs = data.issuedAt === undefined ? now : readTime(data.issuedAt)
  return startMs - clockSkewMs <= now && issuedMs - clockSkewMs <= now ? undefined : 'is not valid yet'
}

/** Returns when a session ends. Returns `NaN` for a date that does not exist, which no time is before. */
function endOf({ expirationTime, issuedAt }: SIWXMessageData): number {
  if (expirationTime !== undefined) return readTime(expirationTime)
  return issuedAt === undefined ? Number.NaN : readTime(issuedAt) + sessionLifeMs
}

function readTime(date: string): number {
  const parsed = safeParseDateTime(date)
  return parsed.ok ? parsed.value : Number.NaN
}
