export type { SolanaProvider as Provider } from '@latchkey/common'
export { SolanaAdapter, type SolanaAdapterOptions } from '../../adapters/SolanaAdapter.js'
