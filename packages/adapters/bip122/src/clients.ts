import type { Network } from '@latchkey/common'

type Options = { readonly signal?: AbortSignal | undefined }

/** What reads from and sends to the networks, by the Esplora API at a network's URLs. Rejects with typed errors only. */
export type Clients = {
  /** Reads JSON, from the first URL that answers; whole numbers too large for a float come as text. */
  read(network: Network, path: string, options?: Options): Promise<unknown>
  readText(network: Network, path: string, options?: Options): Promise<string>
  /** Sends a signed transaction in hexadecimal; answers its id. */
  broadcast(network: Network, transaction: string, options?: Options): Promise<string>
}
