/**
 * Verifies an Ed25519 signature with WebCrypto. Returns `undefined` if the browser cannot: without Ed25519 (before
 * Chrome 137, Firefox 129 and Safari 17), or on a page without a secure context.
 */
export async function verifyEd25519(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): Promise<boolean | undefined> {
  if (publicKey.length !== 32 || signature.length !== 64) return false
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) return undefined
  try {
    const key = await subtle.importKey('raw', publicKey.slice(), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, signature.slice(), message.slice())
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false
  }
}
