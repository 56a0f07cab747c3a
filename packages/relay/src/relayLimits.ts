/** How much one relay takes on. All of them can be changed by `createRelay({ limits })`. */
export type RelayLimits = {
  /** Sockets at once. More are answered with HTTP 503. */
  readonly connections: number
  /** Sockets at once from one address. More are answered with HTTP 429. */
  readonly connectionsPerAddress: number
  readonly topicsPerConnection: number
  /** Topics a connection may subscribe to or fetch a second on average, known ones too; five times as many at once. */
  readonly topicsPerSecond: number
  /** Messages a connection may publish a second on average; five times as many at once. */
  readonly publishesPerSecond: number
  /** What a connection may publish a second on average, in characters; five times as much at once. */
  readonly publishedBytesPerSecond: number
  /** What may be kept at once of all that one address publishes, in characters and 256 more a message. */
  readonly keptBytesPerAddress: number
  /** One frame, with everything in it. */
  readonly frameBytes: number
  /** A longer time to live is cut to this. */
  readonly ttlMs: number
  /** Requests of one connection that wait for their turn. */
  readonly waitingRequests: number
  /** Messages on their way to one connection that it has not acknowledged. Further ones wait. */
  readonly unacknowledged: number
  /** What may wait for one connection. A reader slower than that is cut off and finds its messages in the mailbox. */
  readonly waitingBytes: number
  /** A message that is not acknowledged is sent again after this time. */
  readonly acknowledgeMs: number
  /** How often one message is sent on one connection. Later connections get it as well. */
  readonly sendings: number
  /** Ping to every connection; who was silent for two of them is cut off. Clients give up after 35 s without one. */
  readonly heartbeatMs: number
  /** So long what a client acknowledged is still sent to its new connections: it may have more than one page open. */
  readonly repeatMs: number
  /** How far the clock of a client may be from this one. */
  readonly clockSkewMs: number
}

/** The limits a relay has by itself. */
export const relayLimits: RelayLimits = {
  connections: 20_000,
  connectionsPerAddress: 500,
  topicsPerConnection: 5_000,
  topicsPerSecond: 200,
  publishesPerSecond: 50,
  publishedBytesPerSecond: 256 * 1024,
  keptBytesPerAddress: 16 * 1024 * 1024,
  frameBytes: 1024 * 1024,
  ttlMs: 30 * 24 * 60 * 60_000,
  waitingRequests: 1_000,
  unacknowledged: 128,
  waitingBytes: 8 * 1024 * 1024,
  acknowledgeMs: 20_000,
  sendings: 3,
  heartbeatMs: 25_000,
  repeatMs: 10 * 60_000,
  clockSkewMs: 5 * 60_000,
}
