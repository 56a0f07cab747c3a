import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'
import type { Logger } from '../page/ports.js'
import type { SafeStorage } from '../storage/createSafeStorage.js'

/** The account and network of a sign-in message. */
export type SIWXMessageInput = {
  readonly accountAddress: string
  /** CAIP-2 id. */
  readonly chainId: CaipNetworkId
  /** RFC 3339 date before which the sign-in is not valid. */
  readonly notBefore?: string | undefined
}

/**
 * Address in the message of a sign-in that a wallet approves together with the connection. The wallet replaces it with
 * that of the account.
 */
export const unknownAccount = '0x0000000000000000000000000000000000000000'

/**
 * The fields of a sign-in message (CAIP-122; EIP-4361 for `eip155`). Dates are in RFC 3339, as written in the message.
 */
export type SIWXMessageData = SIWXMessageInput & {
  /** Host of the page, with its port unless that is the default (RFC 3986 authority). */
  readonly domain: string
  /** URI of the resource to sign in to (RFC 3986). */
  readonly uri: string
  /** Always `1`. */
  readonly version: string
  /** At least 8 letters and digits. */
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly requestId?: string | undefined
  /** URIs (RFC 3986). */
  readonly resources?: readonly string[] | undefined
}

/** A sign-in message. `toString()` returns the text that the wallet signs. */
export type SIWXMessage = SIWXMessageData & { toString(): string }

/** A signed message. */
export type SIWXSession = {
  readonly data: SIWXMessageData
  /** The signed text. */
  readonly message: string
  /** In the encoding of the wallet: hex for `eip155` and `polkadot`, base58 for `solana`, base64 for `bip122`. */
  readonly signature: string
  /** The signature with its message as CACAO (CAIP-74), from the one-click sign-in of WalletConnect. */
  readonly cacao?: unknown
  /** When the app ends the session, in ms since 1970. Default: the `expirationTime` of its message. */
  readonly expiresAt?: number | undefined
}

/** Sign-in with a wallet, as the `siwx` option accepts it. */
export type SIWXConfig = {
  /**
   * Returns the message to sign. Called before the visitor is asked, and before each pairing URI of WalletConnect, with
   * a zero address.
   */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /** Verifies and keeps a signed message. Rejects if it is not valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Ends the sessions of an account on a network. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions. `[]` signs out. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>
  /** Returns the valid sessions of an account on a network. The kit ignores those whose `data` name another one. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  /** Signs the message instead of the connected wallet. Resolves with the signature. */
  signMessage?(parameters: {
    readonly message: string
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
  }): Promise<string>
  /** Returns whether a wallet has to sign in to be connected. Default: `false`. */
  getRequired?(): boolean
  /** Whether a disconnect ends the sessions of the wallet. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** The namespaces whose wallets sign in. Default: all. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** Called when sessions may have changed, for example in another tab. The next `getSessions` must not use a cache. */
  forget?(): void
  /** Receives the environment of the instance once, before any other call. */
  attach?(host: SIWXHost): void
  /**
   * Calls `listener` when sessions changed by themselves, for example because the server ended one. Returns an
   * unsubscribe function.
   */
  watch?(listener: () => void): () => void
}

/** A value of the `siweConfig` option, as `createSIWEConfig` of `@latchkey/siwx` returns it. */
export type SIWEClient = { mapToSIWX(): SIWXConfig }

/** The environment that an instance gives to its {@link SIWXConfig}. */
export type SIWXHost = {
  /** What the instance stores, below its prefix. */
  readonly storage: SafeStorage
  readonly logger: Logger
  /** Wall clock in ms. */
  now(): number
  /** URL of the page; `undefined` on a server. */
  readonly url: string | undefined
  /** Returns the RPC URLs of a network that the app names, in the order of use. */
  rpcUrls(chainId: CaipNetworkId): readonly string[]
}
