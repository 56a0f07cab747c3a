import type { Network } from '@latchkey/common'

export type RequestOptions = { readonly body?: string | undefined; readonly signal?: AbortSignal | undefined }

/** Sends requests to the nodes of networks. */
export type Clients = {
  /** Rejects with typed errors only. */
  request(network: Network, path: string, options?: RequestOptions): Promise<string>
}
