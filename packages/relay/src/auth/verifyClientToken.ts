import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import type { RelayRefusal } from '../refusals.js'

export type ClientTokenCheck = {
  /** Wall clock in ms. */
  readonly now: number
  /** How far ahead of `now` the issue time of a token may be, in ms. */
  readonly clockSkewMs: number
  /** Maximum time between the issue of a token and its expiry, in ms. */
  readonly tokenMs: number
  /** Hosts that the `aud` claim may have, in the form of `URL.host`. */
  readonly hosts: readonly string[]
}

export type ClientToken =
  | { readonly isValid: true; readonly clientId: string }
  | {
      readonly isValid: false
      readonly refusal: RelayRefusal
      /** The host in the `aud` claim of a signed token for another relay. */
      readonly otherHost?: string
    }

// Client libraries sign a token for one day before each connection, so even a slow clock needs no larger tolerance.
const expiryToleranceMs = 60_000

/**
 * Verifies a client's token: an EdDSA JWT for this relay, signed with the key in `iss`. The key identifies the client;
 * clients don't register.
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

const prefix = 'did:key:z'
// The multicodec number of an Ed25519 public key, as a varint.
const codec = [0xed, 0x01] as const

/** Returns the Ed25519 key of a `did:key`, or undefined. */
function readClientKey(did: string): KeyObject | undefined {
  if (!did.startsWith(prefix) || did.length > 80) return undefined
  try {
    const bytes = base58.decode(did.slice(prefix.length))
    if (bytes.length !== 34 || bytes[0] !== codec[0] || bytes[1] !== codec[1]) return undefined
    const x = Buffer.from(bytes.subarray(2)).toString('base64url')
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return undefined
  }
}
