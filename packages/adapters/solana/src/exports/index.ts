export { createSolanaAdapter } from '../createSolanaAdapter.js'
export type { SolanaAdapterOptions, SolanaWeb3 } from '../options.js'
