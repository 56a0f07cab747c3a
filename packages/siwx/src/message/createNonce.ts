/** 128 bits: nobody can guess the nonce of a pending sign-in. */
const nonceBytes = 16

/**
 * Creates a random nonce for a sign-in message: 32 letters and digits with 128 random bits from WebCrypto. A server
 * creates it, and accepts it once.
 *
 * @example
 * const nonce = createNonce()
 */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(nonceBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
