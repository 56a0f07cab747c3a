import { setTimeout as sleep } from 'node:timers/promises'
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import { AuthorizationError, connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { spans } from './spans.js'

/** Settings of the streams in JetStream. */
export type NatsStreams = {
  /** Prefix of the name of each stream and of its subjects. */
  readonly prefix: string
  readonly replicas: number
  readonly bytes: number
  readonly messagesPerTopic: number
  readonly storage: 'file' | 'memory'
}

const requestMs = 1_500
const nanoseconds = 1_000_000
const repeatWindowMs = 2 * 60_000

/** Credentials for NATS. */
export type NatsAccess = {
  readonly user?: string
  readonly password?: string
  readonly token?: string
  /**
   * PEM texts: `ca` replaces the certificate authorities of the system, `cert` and `key` are a client certificate. An
   * empty object requires TLS. Without `tls`, the connection uses TLS if the server requires it or the URL begins with
   * `tls://`.
   */
  readonly tls?: { readonly ca?: string; readonly cert?: string; readonly key?: string }
}

/**
 * Connects to NATS. Retries for `timeoutMs`, unless the server rejects the credentials. Reconnects later without a time
 * limit.
 */
export async function connectNats(url: string, access: NatsAccess, timeoutMs: number): Promise<NatsConnection> {
  const { token, tls } = access
  const servers = url.split(',').map((server) => parseServer(server.trim()))
  const { user = servers[0]?.user, password = servers[0]?.password } = access
  const options: NodeConnectionOptions = {
    servers: servers.map(({ address }) => address),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    // A server that restarts may reject the password until its configuration is complete.
    ignoreAuthErrorAbort: true,
    timeout: 2_000,
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { pass: password }),
    ...(token === undefined ? {} : { token }),
    ...(tls === undefined && !url.includes('tls://') ? {} : { tls: { ...tls } }),
  }
  const end = performance.now() + timeoutMs
  for (;;) {
    try {
      return await connect(options)
    } catch (error) {
      if (performance.now() > end || error instanceof AuthorizationError) throw error
      await sleep(250)
    }
  }
}

// The library ignores credentials in a URL.
function parseServer(server: string) {
  const [, scheme = '', user, password, address = ''] =
    /^([a-z]+:\/\/)?(?:([^:@/]*)(?::([^@/]*))?@)?(.*)$/i.exec(server) ?? []
  return {
    address: `${scheme}${address}`,
    user: user === undefined ? undefined : decodeURIComponent(user),
    password: password === undefined ? undefined : decodeURIComponent(password),
  }
}

/** Opens the streams, and creates missing ones. */
export async function openStreams(connection: NatsConnection, streams: NatsStreams): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { timeout: requestMs })
  for (const { name, ms } of spans) {
    await manager.streams.add({
      name: `${streams.prefix}-${name}`,
      subjects: [`${streams.prefix}.${name}.*`],
      retention: 'limits',
      storage: streams.storage,
      num_replicas: streams.replicas,
      max_bytes: streams.bytes,
      max_msgs_per_subject: streams.messagesPerTopic,
      // A full stream refuses messages: with `old`, one busy topic would evict undelivered messages of other topics.
      discard: 'new',
      discard_new_per_subject: true,
      max_age: ms * nanoseconds,
      duplicate_window: repeatWindowMs * nanoseconds,
    })
  }
  return manager
}
