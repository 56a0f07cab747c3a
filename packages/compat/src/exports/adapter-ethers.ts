export { EthersAdapter } from '../adapters/EthersAdapter.js'
export type { Provider } from '../kit/provider.js'
