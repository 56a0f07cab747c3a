export type { PolkadotAdapterOptions, PolkadotApiModule, PolkadotRpcClient } from '../context/options.js'
export { createPolkadotAdapter } from '../createPolkadotAdapter.js'
