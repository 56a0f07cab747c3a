/** The part of `@solana/web3.js` 1.x that is used. */
export type SolanaWeb3 = {
  readonly Connection: new (
    endpoint: string,
    config: { commitment: 'confirmed'; fetch: typeof globalThis.fetch },
  ) => object
}

/**
 * Options of {@link createSolanaAdapter}. The library is given as a function that loads it: it is loaded when an app asks for
 * a connection, and a bundler never looks for what is not installed.
 */
export type SolanaAdapterOptions = {
  /** `() => import('@solana/web3.js')` lets an app get a `Connection` to the network its visitor is on. */
  readonly web3?: (() => Promise<SolanaWeb3>) | undefined
}
