import { type CaipNetworkId, createError, errors, isSameAddress, readUrl } from '@latchkey/common'
import type { ParsedMessage } from '../message/messageFields.js'
import { safeParseDateTime } from '../message/safeParseDateTime.js'

/** What a sign-in message has to contain. Durations are in ms. */
export type MessageExpectations = {
  /**
   * Host of the page, with its port unless that is the default, for example `example.com` or `localhost:5173`. The
   * message has to contain the same text, in the form of `location.host`: in lower case, without user information and
   * default port.
   */
  readonly domain: string
  /** The whole URI. Default: any http(s) URI whose host and port are the domain. */
  readonly uri?: string | undefined
  /**
   * The nonce that the server created for this sign-in. The server has to delete it *before* it verifies the message,
   * so that each nonce is valid once, also for parallel requests.
   */
  readonly nonce: string
  /** The chains on which a visitor can sign in. Default: every chain of a namespace with a verifier. */
  readonly chainIds?: readonly CaipNetworkId[] | undefined
  /** The account that has to sign in. Default: any. */
  readonly address?: string | undefined
  /** Returns the time in ms since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
  /** How long ago a message may have been issued. Default: any time, because the nonce limits it. */
  readonly maxAgeMs?: number | undefined
  /** Maximum time between `issuedAt` and `expirationTime`. Default: 7 days. */
  readonly maxLifetimeMs?: number | undefined
  /** Tolerated difference between the clocks of visitor and server. Default: one minute. */
  readonly clockSkewMs?: number | undefined
}

/** Why a message does not meet the expectations. */
export type MessageProblem =
  /** The domain differs, or is not in the form of `location.host`. */
  | 'domainMismatch'
  /** The URI differs, its host is not the domain, or its scheme is not the one before the domain. */
  | 'uriMismatch'
  | 'nonceMismatch'
  | 'chainMismatch'
  | 'addressMismatch'
  /** `issuedAt` is in the future. */
  | 'issuedInFuture'
  /** `issuedAt` is longer ago than `maxAgeMs`. */
  | 'tooOld'
  /** The message has no `expirationTime`, so it would be valid forever. */
  | 'expirationMissing'
  /** The message is valid for longer than `maxLifetimeMs`. */
  | 'lifetimeTooLong'
  | 'expired'
  /** `notBefore` is in the future. */
  | 'notYetValid'

const defaultMaxLifetimeMs = 7 * 24 * 60 * 60_000
const defaultClockSkewMs = 60_000

/**
 * Returns the first problem of a parsed message, or `undefined`. Throws `INVALID_PARAMS` if `domain` is not a host.
 */
export function checkMessage(data: ParsedMessage, expected: MessageExpectations): MessageProblem | undefined {
  const { domain, uri, nonce, chainIds, address } = expected
  if (data.domain !== normalizeDomain(domain)) return 'domainMismatch'
  if (!isOwnUri(data) || (uri !== undefined && data.uri !== uri)) return 'uriMismatch'
  if (data.nonce !== nonce) return 'nonceMismatch'
  if (chainIds && !chainIds.includes(data.chainId)) return 'chainMismatch'
  if (address !== undefined && !isSameAddress(data.accountAddress, address, data.chainId)) return 'addressMismatch'
  return checkTimes(data, expected)
}

/** Returns a host in the form of `location.host`. */
function normalizeDomain(domain: string): string {
  const url = /[\s/?#@\\]/.test(domain) ? undefined : readUrl(`https://${domain}`)
  if (url) return url.host
  throw createError(errors.INVALID_PARAMS, {
    details: 'domain has to be the host of the page without scheme and path, such as example.com or localhost:5173.',
  })
}

/** Compares texts instead of parsed URLs, which accept several forms of a host. */
function isOwnUri({ domain, scheme, uri }: ParsedMessage): boolean {
  const [, uriScheme, authority] = /^(https?):\/\/([^/?#]*)/.exec(uri) ?? []
  return authority === domain && (scheme === undefined || scheme === uriScheme)
}

/** Each comparison holds only for numbers, so that `NaN` never makes a message valid. */
function checkTimes(data: ParsedMessage, expected: MessageExpectations): MessageProblem | undefined {
  const { maxAgeMs, maxLifetimeMs = defaultMaxLifetimeMs, clockSkewMs = defaultClockSkewMs } = expected
  const now = (expected.now ?? Date.now)()
  const issuedAt = toTime(data.issuedAt)
  if (!(issuedAt <= now + clockSkewMs)) return 'issuedInFuture'
  if (maxAgeMs !== undefined && !(now - issuedAt <= maxAgeMs + clockSkewMs)) return 'tooOld'
  if (data.expirationTime === undefined) return 'expirationMissing'
  const expiresAt = toTime(data.expirationTime)
  if (!(expiresAt - issuedAt <= maxLifetimeMs)) return 'lifetimeTooLong'
  if (!(now < expiresAt + clockSkewMs && issuedAt < expiresAt)) return 'expired'
  if (data.notBefore !== undefined && !(toTime(data.notBefore) <= now + clockSkewMs)) return 'notYetValid'
  return undefined
}

/** Dates of a parsed message exist. */
function toTime(date: string): number {
  const parsed = safeParseDateTime(date)
  return parsed.ok ? parsed.value : Number.NaN
}
