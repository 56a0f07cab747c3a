import type { Network } from '@latchkey/common'

/** An app's own connection to a network, or anything that sends JSON-RPC. */
export type PolkadotRpcClient = {
  request(parameters: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** Options of {@link createPolkadotAdapter}. */
export type PolkadotAdapterOptions = {
  /** The app's own connection for a network; `undefined` for those the adapter is to reach by itself. */
  getClient?(network: Network): PolkadotRpcClient | undefined
}
