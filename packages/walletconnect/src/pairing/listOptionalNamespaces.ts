import { deprecatedNetworkId } from '../session/deprecatedNetworks.js'
import type { RequestedNamespace } from '../walletConnect.js'

/** What a wallet is asked for. Nothing is required, so that a wallet that serves one namespace of several can be used. */
export type OptionalNamespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>

/** The proposal for these namespaces; networks also by the ids that wallets knew before. */
export function listOptionalNamespaces(requested: readonly RequestedNamespace[]): OptionalNamespaces {
  return Object.fromEntries(
    requested
      .filter(({ networks }) => networks.length > 0)
      .map(({ namespace, descriptor, networks }) => [
        namespace,
        {
          chains: [...new Set(networks.flatMap(({ caipNetworkId }) => withDeprecated(caipNetworkId)))],
          methods: [...descriptor.methods],
          events: [...descriptor.events],
        },
      ]),
  )
}

function withDeprecated(id: string): readonly string[] {
  const before = deprecatedNetworkId(id)
  return before ? [id, before] : [id]
}
