/**
 * How much one relay accepts. All limits can be changed by `createRelay({ limits })`. Limits of an address apply to an
 * IPv4 address and to an IPv6 /64; those of a /56 are twice, those of a /48 four times as high.
 */
export type RelayLimits = {
  /** Maximum number of sockets. Further ones receive HTTP 503. */
  readonly connections: number
  /** Maximum number of sockets of one address. Further ones receive HTTP 429. */
  readonly connectionsPerAddress: number
  /**
   * Average number of new sockets of one address per second, including rejected ones; five times as many at once.
   * Further ones receive HTTP 429.
   */
  readonly handshakesPerSecondPerAddress: number
  /** Subscriptions of all connections, about 1 kB each. The connection that has most of them is cut off. */
  readonly topics: number
  /** Subscriptions of all connections of one address. */
  readonly topicsPerAddress: number
  readonly topicsPerConnection: number
  /** Topics that one address subscribes to or fetches per second on average; five times as many at once. */
  readonly topicsPerSecondPerAddress: number
  /**
   * Topics that one connection subscribes to or fetches per second on average, known ones too; five times as many at
   * once.
   */
  readonly topicsPerSecond: number
  /** Messages that one address publishes per second on average; five times as many at once. */
  readonly publishesPerSecondPerAddress: number
  /** Messages that one connection publishes per second on average; five times as many at once. */
  readonly publishesPerSecond: number
  /** Bytes that one address publishes per second on average; five times as many at once. */
  readonly publishedBytesPerSecondPerAddress: number
  /** Bytes that one connection publishes per second on average; five times as many at once. */
  readonly publishedBytesPerSecond: number
  /**
   * Size of the frames of one address that are read per second on average, with what parsing makes of them; five times
   * as many at once. Beyond it the relay reads from its connections more slowly.
   */
  readonly frameBytesPerSecondPerAddress: number
  /** The same limit for one connection. */
  readonly frameBytesPerSecond: number
  /** Memory of the stored messages of one address. Beyond it the mailbox evicts the oldest of them. */
  readonly keptBytesPerAddress: number
  /** One frame, with everything in it. */
  readonly frameBytes: number
  /** Longest time to live; longer ones are cut. */
  readonly ttlMs: number
  /** Longest time to live of a message whose topic has no other subscriber on this relay. */
  readonly unheardMs: number
  /** Maximum number of pending requests of one connection. */
  readonly waitingRequests: number
  /** Memory of these requests. Beyond it the relay does not read from the connection. */
  readonly waitingRequestBytes: number
  /** Messages sent to one connection that it has not acknowledged. Further ones wait. */
  readonly unacknowledged: number
  /** Memory of these messages. A longer message is sent alone. */
  readonly unacknowledgedBytes: number
  /** Memory of messages that wait for one connection. A slower reader is cut off; the mailbox has its messages. */
  readonly waitingBytes: number
  /**
   * Memory of everything that waits for or from the connections of one address: unfinished frames, requests, unread and
   * unacknowledged messages, positions of unfinished fetches. Beyond it the connection with most of it is cut off.
   */
  readonly waitingBytesPerAddress: number
  /** The same of all connections. Beyond it the address that uses most loses the connection with most of it. */
  readonly waitingBytesInAll: number
  /** A message that is not acknowledged is sent again after this time. */
  readonly acknowledgeMs: number
  /** How often one message is sent on one connection. Later connections get it as well. */
  readonly sendings: number
  /** Interval of pings. A connection that misses two of them is cut off. Clients give up after 35 s without one. */
  readonly heartbeatMs: number
  /**
   * Time for which an acknowledged message is still sent to new connections of the same client, which may have several
   * pages open.
   */
  readonly repeatMs: number
  /** How far in the future a client's token may have been issued: its clock may be ahead by this much. */
  readonly clockSkewMs: number
  /** The longest lifetime of a client's token. Client libraries use one day. */
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
  // The protocol's longest regular time to live: a phone that was off overnight still receives its messages.
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
