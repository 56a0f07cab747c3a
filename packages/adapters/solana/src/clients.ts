import type { Network } from '@latchkey/common'

export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

/** The RPC clients of one adapter instance, one for each network, made on first use. */
export type Clients = {
  /**
   * Asks a network. Rejects with typed errors only, at the latest after 10 s for each URL and 30 s in all. Whole numbers too
   * large for a float come as text.
   */
  request(network: Network, call: RpcCall, options?: { readonly signal?: AbortSignal | undefined }): Promise<unknown>
}
