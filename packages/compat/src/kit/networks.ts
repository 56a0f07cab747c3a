import type { Network, NetworkInput } from '@latchkey/appkit'
import { defineNetwork } from '@latchkey/appkit/networks'
import { chainNamespaces } from '@latchkey/common/start'

/** A network of the app: of `/appkit/networks`, of `viem/chains`, or your own. */
export type AppKitNetwork = NetworkInput

/** A network with its CAIP fields. */
export type CaipNetwork = Network

/** Completes a network with its CAIP fields. Same as `defineNetwork` of `@latchkey/appkit/networks`. */
export const defineChain: typeof defineNetwork = defineNetwork

/** The namespaces that the kit has. */
export const AVAILABLE_NAMESPACES: typeof chainNamespaces = chainNamespaces
