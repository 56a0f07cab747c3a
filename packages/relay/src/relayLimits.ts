/**
 * Limits of one relay. `createRelay({ limits })` overrides them. A limit per address applies to an IPv4 address or an
 * IPv6 /64. A /56 has twice this limit, a /48 four times. Bursts may reach five times a limit per second.
 */
export type RelayLimits = {
  /** Maximum number of sockets. Further handshakes receive HTTP 503. */
  readonly connections: number
  /** Maximum number of sockets of one address. Further handshakes receive HTTP 429. */
  readonly connectionsPerAddress: number
  /** New sockets of one address per second, including rejected ones. Further handshakes receive HTTP 429. */
  readonly handshakesPerSecondPerAddress: number
  /**
   * Maximum number of subscriptions of all connections, about 1 kB each. Above it, the relay closes the largest
   * connection of the address with most subscriptions.
   */
  readonly topics: number
  /** Maximum number of subscriptions of all connections of one address. */
  readonly topicsPerAddress: number
  readonly topicsPerConnection: number
  /** Topics that one address subscribes to or fetches per second. */
  readonly topicsPerSecondPerAddress: number
  /** Topics that one connection subscribes to or fetches per second, including those it is already subscribed to. */
  readonly topicsPerSecond: number
  /** Messages that one address publishes per second. */
  readonly publishesPerSecondPerAddress: number
  /** Messages that one connection publishes per second. */
  readonly publishesPerSecond: number
  /** Bytes that one address publishes per second. */
  readonly publishedBytesPerSecondPerAddress: number
  /** Bytes that one connection publishes per second. */
  readonly publishedBytesPerSecond: number
  /**
   * Memory of the frames that the relay reads from one address per second, including their parsed data. Above it, the
   * relay reads from the connections of the address more slowly.
   */
  readonly frameBytesPerSecondPerAddress: number
  /** Memory of the frames that the relay reads from one connection per second, including their parsed data. */
  readonly frameBytesPerSecond: number
  /** Memory of the stored messages of one address. Above it, the mailbox evicts the oldest of them. */
  readonly keptBytesPerAddress: number
  /** Maximum size of a WebSocket message. A longer one closes the connection. */
  readonly frameBytes: number
  /** Maximum time to live of a message. Higher values are reduced to it. */
  readonly ttlMs: number
  /** Maximum time to live of a message if no other client of this relay is subscribed to its topic. */
  readonly unheardMs: number
  /** Maximum number of pending requests of one connection. */
  readonly waitingRequests: number
  /** Memory of the pending requests of one connection. Above it, the relay pauses reading from the connection. */
  readonly waitingRequestBytes: number
  /** Maximum number of unacknowledged messages of one connection. Further messages wait in a queue. */
  readonly unacknowledged: number
  /** Memory of the unacknowledged messages of one connection. A longer message is sent alone. */
  readonly unacknowledgedBytes: number
  /** Memory of the queue of one connection. Above it, the relay closes the connection; the mailbox has its messages. */
  readonly waitingBytes: number
  /**
   * Memory that the relay buffers for the connections of one address: incomplete frames, pending requests, unread and
   * unacknowledged messages, cursors of incomplete fetches. Above it, the relay closes the connection that uses most.
   */
  readonly waitingBytesPerAddress: number
  /**
   * Memory that the relay buffers for all connections. Above it, the relay closes the largest connection of the address
   * that uses most.
   */
  readonly waitingBytesInAll: number
  /** Time after which the relay sends an unacknowledged message again. */
  readonly acknowledgeMs: number
  /** How often the relay sends an unacknowledged message on one connection. The next connection receives it again. */
  readonly sendings: number
  /**
   * Ping interval. The relay closes a connection that does not respond to two pings. Clients close a connection after
   * 35 s without a ping.
   */
  readonly heartbeatMs: number
  /**
   * Time after an acknowledgement for which new connections of the same client still receive the message, because a
   * client may have several pages open.
   */
  readonly repeatMs: number
  /** How far ahead the issue time of a token may be, for clients whose clock is ahead. */
  readonly clockSkewMs: number
  /** Maximum lifetime of a client's token. Client libraries use one day. */
  readonly tokenMs: number
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const hour = 60 * 60_000

/** The default limits. */
export const relayLimits: RelayLimits = {
  connections: 20_000,
  connectionsPerAddress: 500,
  handshakesPerSecondPerAddress: 50,
  topics: 200_000,
  topicsPerAddress: 10_000,
  topicsPerConnection: 5_000,
  topicsPerSecondPerAddress: 1_000,
  topicsPerSecond: 200,
  publishesPerSecondPerAddress: 200,
  publishesPerSecond: 50,
  publishedBytesPerSecondPerAddress: megabyte,
  publishedBytesPerSecond: 256 * kilobyte,
  frameBytesPerSecondPerAddress: 4 * megabyte,
  frameBytesPerSecond: megabyte,
  keptBytesPerAddress: 16 * megabyte,
  frameBytes: megabyte,
  ttlMs: 30 * 24 * hour,
  // The longest regular time to live in the protocol. A phone that was off overnight still receives its messages.
  unheardMs: 24 * hour,
  waitingRequests: 1_000,
  waitingRequestBytes: megabyte,
  unacknowledged: 128,
  unacknowledgedBytes: megabyte,
  waitingBytes: 8 * megabyte,
  waitingBytesPerAddress: 32 * megabyte,
  waitingBytesInAll: 256 * megabyte,
  acknowledgeMs: 20_000,
  sendings: 3,
  heartbeatMs: 25_000,
  repeatMs: 10 * 60_000,
  clockSkewMs: 5 * 60_000,
  tokenMs: 48 * hour,
}
