import type { AdapterFactory, Network } from '@latchkey/common'

/** A request that a server receives. */
export type ServerRequest = { readonly url: string; readonly headers: Headers; readonly body: string }

/** How an adapter reads balances from servers, and how these respond. */
export type RpcRig = {
  /** The adapter under test. */
  readonly factory: AdapterFactory
  /** Creates the network of the working servers, with these URLs. */
  createNetwork(urls: readonly string[]): Network
  /** The address whose balance is read. */
  readonly address: string
  /**
   * Whether a request reads a balance. Requests that belong to another one, such as those that identify the chain, do
   * not count.
   */
  isBalance(request: ServerRequest): boolean
  /**
   * Returns the body of a working server's response, with a balance of 100. `wrong` is the chain of another network.
   * Includes the response to the probe by which servers are ranked.
   */
  respond(request: ServerRequest, chain: 'right' | 'wrong'): string
  /**
   * Whether the servers are nodes with JSON-RPC: requests are batched, and after a malformed response the request falls
   * back to the next URL.
   */
  readonly isJsonRpc: boolean
}
