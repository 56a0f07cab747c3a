import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { MessageOptions } from './buildMessage.js'
import type { SiwxTraits } from './createLazySiwx.js'
import type { SessionScope } from './sessionScope.js'

/** A signed message for the server to verify. Address and network are read from its text. */
export type SiwxSignedMessage = {
  /** The signed text. */
  readonly message: string
  /** In the encoding of the wallet: hex for `eip155` and `polkadot`, base58 for `solana`, base64 for `bip122`. */
  readonly signature: string
  readonly address: string
  readonly chainId: CaipNetworkId
}

/** The session that a server has for the visitor. */
export type SiwxServerSession = {
  readonly address: string
  /** CAIP-2 id, or the number of an EVM chain. */
  readonly chainId: CaipNetworkId | number | string
  /** When the session ends, in ms since 1970. The page then asks again. */
  readonly expiresAt?: number | undefined
}

/** A nonce with the time of the server, in ms since 1970, for the dates of the message. */
export type SiwxServerNonce = { readonly nonce: string; readonly now?: number | undefined }

/** The functions of `createSiwx` that call the app's server. */
export type SiwxServer = {
  /**
   * Returns a new nonce of at least 8 letters and digits, which the server accepts once. With the time of the server,
   * the sign-in also works on a device whose clock is wrong.
   */
  getNonce(): Promise<string | SiwxServerNonce>
  /**
   * Lets the server verify a signed message and start a session. `false`, or a response whose `ok` is `false`, refuses
   * it; so does a rejection.
   */
  verify(signed: SiwxSignedMessage): Promise<unknown>
  /**
   * Returns the server's session, or `null` if the visitor is not signed in. A server that keeps a session for each
   * namespace returns a list of them.
   */
  getSession(): Promise<SiwxServerSession | readonly SiwxServerSession[] | null | undefined>
  /**
   * Ends the server's session in a namespace, or all sessions. Ignore `namespace` if the server has one session.
   */
  signOut(namespace?: ChainNamespace): Promise<unknown>
}

/** How a sign-in behaves, and what its message contains. */
export type SiwxOptions = SiwxTraits & SessionScope & MessageOptions
