import type { Network } from '@latchkey/common'

type RpcRequest = { readonly method: string; readonly params?: readonly unknown[] }

/** The RPC clients of one adapter instance, one for each network, made on first use. */
export type Clients = {
  /** Reads from a network. Rejects with typed errors only, at the latest after 10 s for each URL and 30 s in all. */
  request(
    network: Network,
    request: RpcRequest,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<unknown>
}
