import type { NatsAccess, RelayLimits } from '@latchkey/relay'
import type { Certified } from './directory/directoryRoutes.js'
import type { RateLimits } from './http/createRateLimiter.js'
import type { Logger } from './log/logger.js'
import type { Project } from './projects/project.js'
import type { SignInOptions } from './signIn/createSignIn.js'

export type ServicesOptions = {
  /** Default: 0, which selects a free port. */
  readonly port?: number
  /** `127.0.0.1` by default: reachable from this machine only. */
  readonly host?: string
  /** `postgres://…`; without it the database is inside this process. */
  readonly databaseUrl?: string
  /**
   * Folder of the database inside this process. Without it, the database is in memory and lost when the process ends.
   */
  readonly dataDir?: string
  /** `nats://…`: several processes share the relay's messages. Without it they are in memory. */
  readonly natsUrl?: string
  /** Credentials and TLS for `natsUrl`. */
  readonly natsAccess?: NatsAccess
  /** Changes limits of the relay, such as `connectionsPerAddress`. */
  readonly relayLimits?: Partial<RelayLimits>
  /**
   * Upstream URLs of the relay RPC by CAIP-2 id, in order: JSON-RPC, or base URLs of Esplora APIs for Bitcoin
   * (`bip122`).
   */
  readonly rpcUpstreams?: Readonly<Record<string, readonly string[]>>
  /**
   * Projects that may use the services. Without it, as in development, every well-formed project id and every origin is
   * accepted.
   */
  readonly projects?: readonly Project[]
  readonly rateLimits?: RateLimits
  /** Number of your proxies in front that write `X-Forwarded-For`. Default 0. */
  readonly proxies?: number
  /**
   * Hosts by which clients reach the relay, such as `services.example` or `services.example:8443`. Without them only
   * clients on this machine are accepted.
   */
  readonly publicHosts?: readonly string[]
  /** Wallets that you certified, and what you call them. Default: none. */
  readonly certified?: Certified
  /** How long events are stored. Default 90 days. */
  readonly analyticsDays?: number
  /** Maximum number of events per minute of each project. Default: 1,000. Without `projects`, all callers share it. */
  readonly eventsPerMinute?: number
  /** How long sign-ins last. */
  readonly signIn?: SignInOptions
  /** Default: no log. */
  readonly logger?: Logger
}

/** Running services. */
export type Services = {
  /** `http://127.0.0.1:port`. */
  readonly url: string
  /** `ws://127.0.0.1:port`. */
  readonly relayUrl: string
  /**
   * Accepts no more requests, waits for pending ones and closes the database. Never rejects; a second call returns the
   * same promise.
   */
  close(): Promise<void>
}
