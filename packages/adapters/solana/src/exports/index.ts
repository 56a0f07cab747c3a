export type { SolanaAdapterOptions, SolanaWeb3 } from '../context/options.js'
export { createSolanaAdapter } from '../createSolanaAdapter.js'
