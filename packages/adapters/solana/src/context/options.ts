/** The used part of `@solana/web3.js` 1.x. */
export type SolanaWeb3 = {
  readonly Connection: new (
    endpoint: string,
    config: { commitment: 'confirmed'; fetch: typeof globalThis.fetch },
  ) => object
}

/**
 * Options of {@link createSolanaAdapter}. The app passes a function that loads the library on first use, so that
 * bundlers don't search for a package that is not installed.
 */
export type SolanaAdapterOptions = {
  /** `() => import('@solana/web3.js')` lets the app get a `Connection` to the active network. */
  readonly web3?: (() => Promise<SolanaWeb3>) | undefined
}
