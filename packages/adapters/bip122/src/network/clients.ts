import type { Network } from '@latchkey/common'

type Options = { readonly signal?: AbortSignal | undefined }

type ReadOptions = Options & {
  /** Ignores servers that don't return the genesis block. By default, only servers of another chain are ignored. */
  readonly isChainProven?: boolean | undefined
}

/** A signed transaction. `id` is computed from it. */
export type SignedTransaction = { readonly id: string; readonly hex: string }

type BroadcastOptions = Options & {
  /** Called before a rejection, if a server may have broadcast the transaction without a readable response. */
  readonly onLost?: (() => void) | undefined
}

/** Reads from networks and broadcasts to them through the Esplora API at their URLs. Rejects only with typed errors. */
export type Clients = {
  /** Reads JSON from the first URL that responds; integers too large for a float are parsed as text. */
  read(network: Network, path: string, options?: ReadOptions): Promise<unknown>
  readText(network: Network, path: string, options?: ReadOptions): Promise<string>
  /**
   * Broadcasts a signed transaction and returns its id. A transaction that the network already has counts as broadcast.
   */
  broadcast(network: Network, transaction: SignedTransaction, options?: BroadcastOptions): Promise<string>
}
