export { createPolkadotAdapter } from '../createPolkadotAdapter.js'
export type { PolkadotAdapterOptions, PolkadotRpcClient } from '../options.js'
