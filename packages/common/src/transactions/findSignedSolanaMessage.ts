import { verifyEd25519 } from './verifyEd25519.js'

/** A wallet's response to a signing request for a Solana message. */
export type SignedSolanaMessage = {
  /** The requested bytes. */
  readonly message: Uint8Array
  /** The 32 bytes of the account's key. */
  readonly publicKey: Uint8Array
  readonly signature: Uint8Array
  /** The bytes that the wallet says it signed, as Wallet Standard allows. */
  readonly signedMessage?: Uint8Array | undefined
  /**
   * Whether any signature counts as valid in a browser without Ed25519, so that no approved signature is lost there.
   * Never set it on a server. Default `false`.
   */
  readonly acceptsUnverified?: boolean | undefined
  /** Verifies an Ed25519 signature. Default: {@link verifyEd25519}, which needs WebCrypto. */
  readonly verify?: typeof verifyEd25519 | undefined
}

/**
 * Returns the bytes that a signature covers: those that the wallet names, the message, or the message in the envelope
 * of a hardware wallet. Returns `undefined` if the signature is for none of them, or `verify` cannot verify it.
 */
export async function findSignedSolanaMessage({
  message,
  publicKey,
  signature,
  signedMessage,
  acceptsUnverified = false,
  verify = verifyEd25519,
}: SignedSolanaMessage): Promise<Uint8Array | undefined> {
  for (const bytes of [...(signedMessage ? [signedMessage] : []), message, ...envelopes(message, publicKey)])
    if ((await verify(publicKey, signature, bytes)) ?? acceptsUnverified) return bytes
  return undefined
}

/** Signing domain of off-chain messages. Its first byte starts no transaction. */
const signingDomain = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))
/** Restricted ASCII, UTF-8, and long UTF-8. */
const formats = [0, 1, 2]

/**
 * Returns the off-chain envelopes of a message that Ledger devices sign: version 0 with and without application domain
 * and signer, and version 1 with and without a length. Wallet apps may not name them.
 */
function envelopes(message: Uint8Array, publicKey: Uint8Array): readonly Uint8Array[] {
  const length = [message.length & 255, message.length >> 8]
  const noDomain = new Uint8Array(32)
  const heads = [
    ...formats.map((format) => [0, format, ...length]),
    ...formats.map((format) => [0, ...noDomain, format, 1, ...publicKey, ...length]),
    [1, 1, ...publicKey],
    [1, 1, ...publicKey, ...length],
  ]
  return heads.map((head) => Uint8Array.of(...signingDomain, ...head, ...message))
}
