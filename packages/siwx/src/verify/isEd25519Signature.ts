import { bytesToHex, loadModule, verifyEd25519 } from '@latchkey/common'

/**
 * The y coordinates of the points of small order, and the encodings of 0 and 1 above the modulus. For such a key, one
 * signature is valid for many messages without a secret. Solana's system program (32 zero bytes) is among them. Source:
 * "Taming the many EdDSAs", https://eprint.iacr.org/2020/1244, table 2.
 */
const smallOrder = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

/**
 * Verifies an Ed25519 signature with WebCrypto, or with code that loads where WebCrypto has no Ed25519. Rejects with
 * `VIEW_LOAD_FAILED` if that code does not load.
 */
export async function isEd25519Signature(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): Promise<boolean> {
  if (publicKey.length !== 32 || signature.length !== 64 || isSmallOrder(publicKey)) return false
  const verified = await verifyEd25519(publicKey, signature, message)
  if (verified !== undefined) return verified
  const { ed25519 } = await loadModule(() => import('@noble/curves/ed25519'))
  return ed25519.verify(signature, message, publicKey, { zip215: false })
}

/** The top bit of the last byte is the sign of x, and not part of y. */
function isSmallOrder(publicKey: Uint8Array): boolean {
  const y = Uint8Array.from(publicKey, (byte, index) => (index === 31 ? byte & 0x7f : byte))
  return smallOrder.includes(bytesToHex(y).slice(2))
}
