import { createError, errors } from '@latchkey/common'

/** A secret of at least 32 bytes. Text is encoded as UTF-8. */
export type Secret = string | Uint8Array

const minBytes = 32

/** Returns the bytes of a secret. Throws `INVALID_OPTIONS` if it has fewer than 32. */
export function parseSecret(secret: unknown, method: string): Uint8Array<ArrayBuffer> {
  const bytes =
    typeof secret === 'string'
      ? new TextEncoder().encode(secret)
      : secret instanceof Uint8Array
        ? Uint8Array.from(secret)
        : new Uint8Array()
  if (bytes.length < minBytes)
    throw createError(errors.INVALID_OPTIONS, {
      values: { method },
      details:
        '`secret` must have at least 32 random bytes. Create one with `openssl rand -base64 32`, and keep it in an environment variable of the server.',
    })
  return bytes
}
