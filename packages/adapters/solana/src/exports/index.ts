export type { SolanaProvider, SolanaProviderMethods } from '@latchkey/common'
export type { SolanaAdapterOptions, SolanaWeb3 } from '../context/options.js'
export { createSolanaAdapter } from '../createSolanaAdapter.js'
