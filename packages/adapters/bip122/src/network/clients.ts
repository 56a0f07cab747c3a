import type { Network } from '@latchkey/common'

type Options = { readonly signal?: AbortSignal | undefined }

type ReadOptions = Options & {
  /** Ignores servers that don't return the genesis block. By default, only servers of another chain are ignored. */
  readonly isChainProven?: boolean | undefined
}

/** Reads from networks and broadcasts to them through the Esplora API at their URLs. Rejects only with typed errors. */
export type Clients = {
  /** Reads JSON from the first URL that responds; integers too large for a float are parsed as text. */
  read(network: Network, path: string, options?: ReadOptions): Promise<unknown>
  readText(network: Network, path: string, options?: ReadOptions): Promise<string>
  /** Broadcasts a signed transaction in hex and returns its id. */
  broadcast(network: Network, transaction: string, options?: Options): Promise<string>
}
