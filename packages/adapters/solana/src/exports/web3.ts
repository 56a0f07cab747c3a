import type { Connection } from '@solana/web3.js'

declare module '@latchkey/common' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with that of the package
  interface ChainClients {
    readonly solana: Connection
  }
}

/**
 * Loads `@solana/web3.js` 1.x, for {@link createSolanaAdapter}. The import also gives the
 * client of `useAppKitChainClient` the type `Connection`.
 *
 * @example
 * createSolanaAdapter({ web3: loadWeb3 })
 */
export function loadWeb3(): Promise<typeof import('@solana/web3.js')> {
  return import('@solana/web3.js')
}
