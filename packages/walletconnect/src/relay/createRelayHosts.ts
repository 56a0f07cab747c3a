/** The alternative hosts of one relay network. They are tried in turn, and the one that works stays first. */
export type RelayHosts = {
  /** URL of the host to try now. */
  url(): string
  /**
   * Time for a host to accept a connection, in ms. With alternatives it is shorter, so that several are tried within
   * {@link roundMs}.
   */
  readonly openTimeoutMs: number
  /** The current host failed. Returns whether another one has not failed yet in this round; try it without a delay. */
  fail(): boolean
  /** The current host works. It stays the first for later connections. */
  confirm(): void
}

/** Time for the only host to accept a connection, in ms. */
const aloneMs = 10_000
/** Time in which every host is tried once, in ms. It is shorter than the timeout of a proposal. */
const roundMs = 12_000
/** Shortest time for a host, in ms, so that a slow network can reach it. */
const leastMs = 3_000

/** Creates {@link RelayHosts}. `urls` has at least one URL. */
export function createRelayHosts(urls: readonly string[]): RelayHosts {
  let index = 0
  let failed = 0
  return {
    url: () => urls[index] ?? '',
    openTimeoutMs: urls.length > 1 ? Math.max(leastMs, roundMs / urls.length) : aloneMs,
    fail() {
      index = (index + 1) % urls.length
      failed = (failed + 1) % urls.length
      return failed > 0
    },
    confirm() {
      failed = 0
    },
  }
}
