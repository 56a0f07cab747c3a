export { createPolkadotAdapter } from '../createPolkadotAdapter.js'
export type { PolkadotAdapterOptions, PolkadotApiModule, PolkadotRpcClient } from '../options.js'
