import type { Network } from '@latchkey/common'

/** One JSON-RPC call of a Substrate node. */
export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

export type RequestOptions = {
  readonly signal?: AbortSignal | undefined
}

/** The RPC clients of one adapter instance, one for each network, made on first use. */
export type Clients = {
  /** Asks a network. Rejects with typed errors only, at the latest after 10 s for each URL and 30 s in all. */
  request(network: Network, call: RpcCall, options?: RequestOptions): Promise<unknown>
}
