import type {
  ChainNamespace,
  Connector,
  ErrorCode,
  Metadata,
  Network,
  Ports,
  WalletConnectDescriptor,
} from '@latchkey/common'
import type { LinkPlace, LinkPolicy, WalletLink } from './links/walletLinks.js'

/** One namespace that a session is asked for. */
export type RequestedNamespace = {
  readonly namespace: ChainNamespace
  readonly descriptor: Pick<WalletConnectDescriptor, 'methods' | 'events' | 'open'>
  readonly networks: readonly Network[]
}

/** A request that is on its way to a wallet. */
export type SentRequest = {
  readonly namespace: ChainNamespace
  readonly method: string
  /** What the wallet calls itself, fit to show. */
  readonly name: string
}

/** How the code for a phone stands; the same fields as the core shows. */
export type PairingSnapshot = {
  readonly status: 'idle' | 'preparing' | 'ready' | 'failed'
  readonly uri: string | undefined
  /** By `ports.clock.now()`, ms. */
  readonly expiresAt: number | undefined
  readonly relay: 'idle' | 'connecting' | 'connected' | 'reconnecting'
  readonly code: ErrorCode | undefined
}

/** What surrounds the WalletConnect part of an instance. */
export type WalletConnectOptions = {
  readonly ports: Ports
  readonly projectId: string
  /** `wss:`, or `ws:` on loopback. */
  readonly relayUrl: string
  /** A verify server, asked from which page a code or a request comes; wallets show what it attests. Nobody is asked without it. */
  readonly verifyUrl?: string | undefined
  /** Where WalletConnect counts clients that start. Nobody is told without it. */
  readonly telemetryUrl?: string | undefined
  readonly metadata: Metadata
  /** What the client's stored keys begin with. */
  readonly storagePrefix: string
  /** Whether sessions outlive the page. Without it nothing is stored. Default true. */
  readonly isPersistent?: boolean | undefined
  /** What to ask for, as it is now. A namespace that cannot be had is left out. */
  requested(): Promise<readonly RequestedNamespace[]>
  /** The namespace is connected to another wallet, and stays so. */
  isTaken(namespace: ChainNamespace): boolean
  /**
   * The relay took a request to a wallet, which has to be looked at there. What it answers is called once the request is over, however
   * it ends.
   */
  onSent?(request: SentRequest): () => void
  /** The wallet of a session that is in use grants a namespace again that it had taken away. */
  onGranted?(namespace: ChainNamespace): void
  /** The relay refused the app: the texts of specification §8 (origin not allowed, invalid key, JWT not yet valid). */
  onRefused(code: ErrorCode): void
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** The links that open the app of a connected wallet again. */
export type ReturnLinks = {
  readonly links: readonly WalletLink[]
  /**
   * The session was read from storage, not approved on this page: code that ran here earlier may have rewritten the links. Show them
   * before one opens (R236).
   */
  readonly isStored: boolean
}

/** The WalletConnect part of an instance: one client, one code, one session for every namespace. */
export type WalletConnect = {
  pairing(): PairingSnapshot
  watchPairing(listener: () => void): () => void
  prepare(): Promise<void>
  uri(): string | undefined
  release(): void
  /** The way to a wallet in one namespace; inert until it is asked. Its sessions carry those of the other namespaces. */
  connector(namespace: ChainNamespace): Connector
  /** The namespace no longer uses its stored session, which was not opened on this page. Never rejects. */
  forget(namespace: ChainNamespace): Promise<void>
  /**
   * The links that open the app of the wallet connected in a namespace again, for a request that waits there. The wallet named
   * them: for the visitor's click alone (R42).
   */
  returnLinks(namespace: ChainNamespace, place: LinkPlace, policy?: LinkPolicy): ReturnLinks
  destroy(): void
}
