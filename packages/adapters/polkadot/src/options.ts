import type { Network } from '@latchkey/common'

/** An app's own connection to a network, or anything that sends JSON-RPC. */
export type PolkadotRpcClient = {
  request(parameters: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** The part of `@polkadot/api` that is used. */
export type PolkadotApiModule = {
  readonly ApiPromise: { create(options: { readonly provider: never; readonly noInitWarn: boolean }): Promise<object> }
}

/** Options of {@link createPolkadotAdapter}. */
export type PolkadotAdapterOptions = {
  /**
   * `() => import('@polkadot/api')` puts transfers together with that library in place of the adapter's small encoder, for
   * networks whose transactions carry what the encoder does not know. It is loaded when something is sent.
   */
  readonly api?: (() => Promise<PolkadotApiModule>) | undefined
  /** The app's own connection for a network; `undefined` for those the adapter is to reach by itself. */
  getClient?(network: Network): PolkadotRpcClient | undefined
}
