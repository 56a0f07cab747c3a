export type { ChainNamespace } from '@latchkey/appkit'
export * from '@latchkey/appkit/networks'
export { type AppKitNetwork, AVAILABLE_NAMESPACES, type CaipNetwork, defineChain } from '../../kit/networks.js'
