import { type CaipNetworkId, isAppKitError, safeParseCaipAddress } from '@latchkey/common'
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** The session of a signed-in account. */
export type SignInSession = {
  /** Random id. */
  readonly id: string
  readonly address: string
  /** CAIP-2 id of the network of the signed message. */
  readonly chainId: CaipNetworkId
  /** End of the session, in ms since 1970. */
  readonly expiresAt: number
}

type TokenExpectations = {
  readonly algorithms: string[]
  readonly issuer?: string | undefined
  readonly audience?: string | undefined
  /** Maximum age of a token, in seconds. Default: no limit. */
  readonly maxAgeSeconds?: number | undefined
  /** In ms since 1970. */
  readonly now: number
}

/** Distinguishes sessions from other tokens that an app signs with the same key. */
export const tokenType = 'latchkey-session+jwt'
const clockSkewSeconds = 60
const maxTokenLength = 4_096

/**
 * Returns the session of a token, or `undefined` if the token is invalid or has expired. Rejects with an `AppKitError`
 * of the function that returns the key.
 */
export async function readToken(
  token: unknown,
  key: Uint8Array | JWTVerifyGetKey,
  { algorithms, issuer, audience, maxAgeSeconds = Number.MAX_SAFE_INTEGER, now }: TokenExpectations,
): Promise<SignInSession | undefined> {
  if (typeof token !== 'string' || token.length > maxTokenLength) return undefined
  // `jwtVerify` has one signature for keys and one for functions.
  const getKey: JWTVerifyGetKey = typeof key === 'function' ? key : async () => key
  try {
    const { payload } = await jwtVerify(token, getKey, {
      algorithms,
      typ: tokenType,
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(now),
      // Also refuses tokens of the future.
      maxTokenAge: maxAgeSeconds,
      ...(issuer && { issuer }),
      ...(audience && { audience }),
    })
    return readSession(payload)
  } catch (error) {
    if (isAppKitError(error)) throw error
    return undefined
  }
}

function readSession({ sub, jti, exp }: JWTPayload): SignInSession | undefined {
  const account = safeParseCaipAddress(sub)
  if (!account.ok || typeof jti !== 'string' || exp === undefined) return undefined
  const { address, caipNetworkId } = account.value
  return { id: jti, address, chainId: caipNetworkId, expiresAt: exp * 1_000 }
}
