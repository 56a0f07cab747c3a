import type { ChainNamespace } from '../caip/caipNetworkId.js'

/**
 * The clients of the chains' own libraries, by namespace. Empty by default, because the kit depends on none of these
 * libraries. An app that imports an adapter's entry for its library gets the type: `@latchkey/adapter-solana/web3` adds
 * `Connection`.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended by other packages
// biome-ignore lint/suspicious/noEmptyInterface: other packages add the members
export interface ChainClients {}

/** The client of a namespace: `unknown` unless {@link ChainClients} has it. */
export type ChainClient<N extends ChainNamespace> = N extends keyof ChainClients ? ChainClients[N] : unknown
