export type { WagmiConfig } from '@latchkey/adapter-eip155/wagmi'
export { WagmiAdapter, type WagmiAdapterOptions } from '../adapters/WagmiAdapter.js'
