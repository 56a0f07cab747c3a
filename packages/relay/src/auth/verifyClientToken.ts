import { verify } from 'node:crypto'
import type { RelayRefusal } from '../refusals.js'
import { readClientKey } from './readClientKey.js'

export type ClientTokenCheck = {
  /** Wall clock in ms. */
  readonly now: number
  /** How far in the future a token may have been issued. */
  readonly clockSkewMs: number
  /** The longest time between a token's issue and its expiry. */
  readonly tokenMs: number
  /** Accepted audiences of a token: hosts with their port. */
  readonly hosts: readonly string[]
}

export type ClientToken =
  | { readonly isValid: true; readonly clientId: string }
  | {
      readonly isValid: false
      readonly refusal: RelayRefusal
      /** The host of a signed token for another relay. */
      readonly otherHost?: string
    }

// Client libraries issue tokens for a day and sign a new one for each connection, so a slow clock does not need more.
const expiryToleranceMs = 60_000

/**
 * Checks a client's token: an EdDSA JWT for this relay, signed with the key that `iss` names. The key is the client's identity; clients aren't registered.
 */
export function verifyClientToken(token: string, check: ClientTokenCheck): ClientToken {
  const { now, clockSkewMs, tokenMs, hosts } = check
  const [header = '', payload = '', signature = '', ...rest] = token.length > 4096 ? [] : token.split('.')
  const head = readJson(header)
  const claims = readJson(payload)
  if (rest.length || head?.alg !== 'EdDSA' || !claims) return refuse('badToken')
  const { iss, aud, iat, exp } = claims
  const key = typeof iss === 'string' ? readClientKey(iss) : undefined
  if (typeof iss !== 'string' || !key) return refuse('badToken')
  if (!verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))) {
    return refuse('badToken')
  }
  const host = typeof aud === 'string' && URL.canParse(aud) ? new URL(aud).host : ''
  // A token for another relay must not work here, because the operator of that relay has seen it.
  if (host === '' || !hosts.includes(host)) return { isValid: false, refusal: 'badToken', otherHost: host }
  if (!isTime(iat) || !isTime(exp)) return refuse('badToken')
  if (iat * 1000 > now + clockSkewMs) return refuse('notYetValid')
  if (exp * 1000 <= now - expiryToleranceMs) return refuse('expired')
  // The token is part of a URL, which proxies log: a copy must not stay valid for long.
  if ((exp - iat) * 1000 > tokenMs) return refuse('badToken')
  return { isValid: true, clientId: iss }
}

function refuse(refusal: RelayRefusal): ClientToken {
  return { isValid: false, refusal }
}

function readJson(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
