import type { Network } from '@latchkey/common'

type Options = { readonly signal?: AbortSignal | undefined }

type ReadOptions = Options & {
  /** Ignores servers that do not prove their chain by their first block. By default only servers of another chain are ignored. */
  readonly isChainProven?: boolean | undefined
}

/** Reads from and sends to networks by the Esplora API at their URLs. Rejects with typed errors only. */
export type Clients = {
  /** Reads JSON, from the first URL that answers; whole numbers too large for a float come as text. */
  read(network: Network, path: string, options?: ReadOptions): Promise<unknown>
  readText(network: Network, path: string, options?: ReadOptions): Promise<string>
  /** Sends a signed transaction in hexadecimal; answers its id. */
  broadcast(network: Network, transaction: string, options?: Options): Promise<string>
}
