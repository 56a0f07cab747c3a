import { walletConnectMethods } from '@latchkey/common'
import { deprecatedNetworkId } from '../protocol/deprecatedNetworks.js'
import type { RequestedNamespace } from '../protocol/proposal.js'

/** The namespaces of a proposal. All are optional, so that a wallet with one of them can connect. */
export type OptionalNamespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>

/**
 * Returns the namespaces of a proposal. Networks whose id changed are listed with both ids. Wallets that approve one
 * network take the first, so the networks of `first` precede the others.
 */
export function listOptionalNamespaces(
  requested: readonly RequestedNamespace[],
  first: readonly string[] = [],
): OptionalNamespaces {
  return Object.fromEntries(
    requested
      .filter(({ networks }) => networks.length > 0)
      .map(({ namespace, networks }) => [
        namespace,
        {
          chains: [
            ...new Set(sortFirst(networks, first).flatMap(({ caipNetworkId }) => withDeprecated(caipNetworkId))),
          ],
          methods: [...walletConnectMethods[namespace].methods],
          events: [...walletConnectMethods[namespace].events],
        },
      ]),
  )
}

function sortFirst(networks: RequestedNamespace['networks'], first: readonly string[]): RequestedNamespace['networks'] {
  const isFirst = ({ caipNetworkId }: (typeof networks)[number]) => first.includes(caipNetworkId)
  return [...networks.filter(isFirst), ...networks.filter((network) => !isFirst(network))]
}

function withDeprecated(id: string): readonly string[] {
  const deprecated = deprecatedNetworkId(id)
  return deprecated ? [id, deprecated] : [id]
}
