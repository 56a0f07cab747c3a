import type { Network } from '@latchkey/common'

/** The app's own connection to a network: an object that sends JSON-RPC. */
export type PolkadotRpcClient = {
  request(parameters: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** The used part of `@polkadot/api`. */
export type PolkadotApiModule = {
  readonly ApiPromise: { create(options: { readonly provider: never; readonly noInitWarn: boolean }): Promise<object> }
}

/** Options of {@link createPolkadotAdapter}. */
export type PolkadotAdapterOptions = {
  /**
   * `() => import('@polkadot/api')` composes transfers with that library instead of the adapter's small encoder, for
   * networks whose transactions have extensions that the encoder does not know. It loads with the first transfer.
   */
  readonly api?: (() => Promise<PolkadotApiModule>) | undefined
  /** Returns the app's own connection to a network. If it returns `undefined`, the adapter uses the network's URLs. */
  getClient?(network: Network): PolkadotRpcClient | undefined
}
