import type { NatsAccess, RelayLimits } from '@latchkey/relay'
import type { RateLimits } from './http/createRateLimiter.js'
import type { Logger } from './log/logger.js'
import type { Project } from './projects/project.js'

export type ServicesOptions = {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** `127.0.0.1` by default: reachable from this machine only. */
  readonly host?: string
  /** `postgres://…`; without it the database is inside this process. */
  readonly databaseUrl?: string
  /** Where the database inside this process keeps its files; without it, it is in memory and forgotten. */
  readonly dataDir?: string
  /** `nats://…`: several processes share the relay's messages. Without it they are in memory. */
  readonly natsUrl?: string
  /** Credentials and TLS for `natsUrl`. */
  readonly natsAccess?: NatsAccess
  /** Changes limits of the relay, such as `connectionsPerAddress`. */
  readonly relayLimits?: Partial<RelayLimits>
  /** By CAIP-2 id, the URLs that the relay RPC asks, in order: JSON-RPC, and for Bitcoin (`bip122`) the bases of Esplora APIs. */
  readonly rpcUpstreams?: Readonly<Record<string, readonly string[]>>
  /** Who may use the services. Without it, as in development, every well-formed project id and every origin. */
  readonly projects?: readonly Project[]
  readonly rateLimits?: RateLimits
  /** How many proxies of your own stand in front and write `X-Forwarded-For`; 0 by default. */
  readonly proxies?: number
  /**
   * Hosts by which clients reach the relay, such as `services.example` or `services.example:8443`. Without them only clients on this
   * machine are let in.
   */
  readonly publicHosts?: readonly string[]
  /** How long events are kept; 90 days by default. */
  readonly analyticsDays?: number
  /** How many events a minute each project may send to this process. Default: 1,000. Without `projects`, all share it. */
  readonly eventsPerMinute?: number
  /** Silent by default. */
  readonly logger?: Logger
}

/** Services that run. */
export type Services = {
  /** `http://127.0.0.1:port`. */
  readonly url: string
  /** `ws://127.0.0.1:port`. */
  readonly relayUrl: string
  /** Takes no more requests, lets those under way finish, closes the database. Never rejects; a second call answers the same. */
  close(): Promise<void>
}
