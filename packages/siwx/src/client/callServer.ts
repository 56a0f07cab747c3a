import { createError, errors, isAppKitError, readField, signInErrors, withTimeout } from '@latchkey/common'

/** Timeout of a function of the app, in ms. `verify` may wait for a contract account's network. */
const timeoutMs = 10_000
const verifyTimeoutMs = 15_000

/**
 * Calls a function of the app that reaches its server. Rejects with `HTTP_TIMEOUT` if it does not settle, with an
 * `AppKitError` of the function unchanged, and otherwise with `AUTHENTICATION_FAILED`.
 */
export async function callServer<T>(name: string, call: () => Promise<T> | T): Promise<T> {
  const ms = name.startsWith('verify') ? verifyTimeoutMs : timeoutMs
  const onTimeout = () => createError(errors.HTTP_TIMEOUT, { details: `\`${name}\` did not settle within ${ms} ms.` })
  try {
    return await withTimeout(
      Promise.resolve().then(() => call()),
      { ms, onTimeout },
    )
  } catch (cause) {
    if (isAppKitError(cause)) throw cause
    throw createError(signInErrors.AUTHENTICATION_FAILED, { cause, details: `\`${name}\` rejected. See \`cause\`.` })
  }
}

/** Throws `SIGN_IN_REFUSED` if the server did not accept a signed message: `false`, or a response that is not `ok`. */
export function assertAccepted(name: string, result: unknown): void {
  if (result !== false && readField(result, 'ok') !== false) return
  throw createError(signInErrors.SIGN_IN_REFUSED, {
    details: `\`${name}\` refused the signed message. The log of the server states why.`,
  })
}

/** Throws `AUTHENTICATION_FAILED` if the server did not end its session. A 401 means that there is none. */
export function assertSignedOut(name: string, result: unknown): void {
  const isFailed = result === false || (readField(result, 'ok') === false && readField(result, 'status') !== 401)
  if (!isFailed) return
  throw createError(signInErrors.AUTHENTICATION_FAILED, { details: `\`${name}\` did not end the session.` })
}

/** Returns a nonce of the server. Throws `AUTHENTICATION_FAILED` if it does not fit into a message. */
export function parseNonce(name: string, nonce: unknown): string {
  if (typeof nonce === 'string' && nonce.length <= 256 && /^[a-zA-Z0-9]{8,}$/.test(nonce)) return nonce
  throw createError(signInErrors.AUTHENTICATION_FAILED, {
    details: `\`${name}\` must return a nonce of 8 to 256 letters and digits.`,
  })
}
