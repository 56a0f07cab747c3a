import type { ChainNamespace, Network } from '@latchkey/common'

/** Networks with a heading: those of one namespace or, with a single namespace, main or test networks. */
export type NetworkSection = {
  readonly heading: ChainNamespace | 'main' | 'test'
  readonly networks: readonly Network[]
}

/** Returns main networks and then test networks, or the groups by namespace. No group is empty. */
export function networkSections(networks: readonly Network[], isByKind: boolean): readonly NetworkSection[] {
  const kinds = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const main = networks.filter(({ testnet }) => !testnet)
  const test = networks.filter(({ testnet }) => testnet)
  const sections: readonly NetworkSection[] = isByKind
    ? kinds.map((kind) => ({
        heading: kind,
        networks: [...main, ...test].filter(({ chainNamespace }) => chainNamespace === kind),
      }))
    : [
        { heading: 'main', networks: main },
        { heading: 'test', networks: test },
      ]
  return sections.filter((section) => section.networks.length > 0)
}
