import type { ChainNamespace, ConnectRequest, ErrorCode, Metadata, SafeStorage, Session } from '@latchkey/common'
import type { ReturnLinks } from './links/listReturnLinks.js'
import type { LinkPlace, LinkPolicy } from './links/walletLinks.js'
import type { PairingSnapshot } from './pairing/pairingSnapshot.js'
import type { CreateSignInMessage } from './protocol/proposal.js'
import type { SessionOptions } from './session/sessionOptions.js'

/** Options of the WalletConnect part of an instance. */
export type WalletConnectOptions = SessionOptions & {
  readonly projectId: string
  /** `wss:`, or `ws:` on loopback. Several are alternative hosts of the same relay network, tried in turn. */
  readonly relayUrl: string | readonly string[]
  /** Base URL of a verify server, which attests the origin of proposals and requests to wallets. Default: none. */
  readonly verifyUrl?: string | undefined
  /** URL that counts started clients for WalletConnect. Default: none. */
  readonly telemetryUrl?: string | undefined
  readonly metadata: Metadata
  /** The storage of the instance. Keys of WalletConnect start with `wc/`. */
  readonly storage: SafeStorage
  /** Whether sessions are stored for the next page. Default true. */
  readonly isPersistent?: boolean | undefined
  /** Default: wallets only connect. */
  readonly signInMessage?: CreateSignInMessage | undefined
  /** The relay rejected the app: origin not allowed, invalid key or JWT not yet valid. */
  onRefused(code: ErrorCode): void
}

/** The WalletConnect part of an instance: one client, one pairing URI, one session for all namespaces. */
export type WalletConnect = {
  pairing(): PairingSnapshot
  watchPairing(listener: () => void): () => void
  /** Resolves when a pairing URI is ready or has failed. Never rejects. */
  prepare(): Promise<void>
  /** Pairing URI; `undefined` once it expired. */
  uri(): string | undefined
  /** The view that showed the URI has closed. */
  release(): void
  /** Discards the URI. Waiting attempts reject with `ABORTED`, and an approval of the URI ends its session. */
  reset(): void
  /**
   * Waits until a wallet approves the pairing URI, and opens the session of a namespace, with its companion sessions.
   */
  connect(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  /** Opens the stored session of a namespace without a prompt. Rejects with `WALLET_SESSION_ENDED` if there is none. */
  restore(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  /** Removes the stored session of a namespace without opening it. Never rejects. */
  forget(namespace: ChainNamespace): Promise<void>
  /**
   * Returns links that reopen the app of the connected wallet for a pending request. Open them only in the visitor's
   * click.
   */
  returnLinks(namespace: ChainNamespace, place: LinkPlace, policy?: LinkPolicy): ReturnLinks
  destroy(): void
}
