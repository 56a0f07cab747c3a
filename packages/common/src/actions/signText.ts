import type { Hex } from './eip155Actions.js'

/**
 * A signature of a text, with the scheme by which a verifier checks it. Types of CAIP-122 where its profiles define
 * one.
 *
 * The signed bytes are those that the scheme derives from the UTF-8 text. Polkadot wallets wrap it in `<Bytes>` and
 * `</Bytes>`, unless it already is. Ledger devices sign an envelope of the text on Solana: `findSignedSolanaMessage` of
 * `@latchkey/common` rebuilds it.
 */
export type TextSignature =
  /** EIP-191 (`personal_sign`) by the account's own key: 65 bytes. */
  | { readonly scheme: 'eip191'; readonly signature: Hex }
  /**
   * EIP-191 by a contract account: ask `isValidSignature` of the contract at the address (EIP-1271). Any length, `0x`
   * for an approval on the chain.
   */
  | { readonly scheme: 'eip1271'; readonly signature: Hex }
  /** EIP-191 by a contract account that may not be deployed yet. Contains the deployment (ERC-6492). */
  | { readonly scheme: 'eip6492'; readonly signature: Hex }
  /** Ed25519. `signature` and `publicKey` are base58; the key is the address. */
  | { readonly scheme: 'solana:ed25519'; readonly signature: string; readonly publicKey: string }
  /**
   * A Schnorr signature over Ristretto, of 64 bytes without a type byte. `publicKey` has 32 bytes; the address contains
   * it.
   */
  | { readonly scheme: 'polkadot:sr25519'; readonly signature: Hex; readonly publicKey: Hex }
  /** Ed25519, 64 bytes without a type byte. `publicKey` has 32 bytes; the address contains it. */
  | { readonly scheme: 'polkadot:ed25519'; readonly signature: Hex; readonly publicKey: Hex }
  /**
   * secp256k1 over the BLAKE2b-256 hash, 65 bytes without a type byte. Recover the compressed key from the signature:
   * its BLAKE2b-256 hash is in the address.
   */
  | { readonly scheme: 'polkadot:ecdsa'; readonly signature: Hex }
  /** BIP-322 in base64: a simple signature without a prefix, or a full one with the prefix `ful`. */
  | { readonly scheme: 'bip322'; readonly signature: string; readonly publicKey?: string | undefined }
  /**
   * An ECDSA signature with a header, in base64 (BIP-137). `publicKey` is hex. Some wallets write the header of a p2pkh
   * address for every address type: compare the address with the key.
   */
  | { readonly scheme: 'bip137'; readonly signature: string; readonly publicKey?: string | undefined }

/** Parameters of {@link SignText}. */
export type SignTextOptions = {
  /** The account that signs. Default: the session's active account. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Signs a text, and returns the signature in the same shape for every namespace. Sends the same request as
 * `signMessage`, and throws the same errors.
 *
 * @example
 * const { scheme, signature } = await session.signText('Hello', { address })
 */
export type SignText = (message: string, options?: SignTextOptions) => Promise<TextSignature>
