import type { Network, Parser } from '@latchkey/common'

type Options = { readonly signal?: AbortSignal | undefined }

export type ReadOptions = Options & {
  /** Ignores servers that don't return the genesis block. By default, only servers of another chain are ignored. */
  readonly isChainProven?: boolean | undefined
}

/** A signed transaction. `id` is computed from it. */
export type SignedTransaction = { readonly id: string; readonly hex: string }

type BroadcastOptions = Options & {
  /** Called before a rejection, if a server may have broadcast the transaction without a readable response. */
  readonly onLost?: (() => void) | undefined
}

/**
 * Reads from networks and broadcasts to them through the Esplora API at their URLs. Rejects only with typed errors.
 *
 * A response that the parser does not accept is a failure of its server, like an error status: the next server is
 * tried, and the last one causes `RPC_BAD_RESPONSE`. All callers of one path pass the same parser.
 */
export type Clients = {
  /** Reads JSON. The parser receives integers too large for a float as text, and `undefined` if there is no JSON. */
  readJson<T>(network: Network, path: string, parser: Parser<T>, options?: ReadOptions): Promise<T>
  readText<T>(network: Network, path: string, parser: Parser<T>, options?: ReadOptions): Promise<T>
  /**
   * Broadcasts a signed transaction and returns its id. A transaction that the network already has counts as broadcast.
   */
  broadcast(network: Network, transaction: SignedTransaction, options?: BroadcastOptions): Promise<string>
}
