import type { ChainNamespace, Network } from '@latchkey/common'

/** Networks under one heading: those of a kind of chain, or, where there is one kind only, by what they are for. */
export type NetworkSection = {
  readonly heading: ChainNamespace | 'networksMain' | 'networksTest'
  readonly networks: readonly Network[]
}

/** Networks where things are worth something, then those for tests; or the same by kind of chain. Never an empty group. */
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
        { heading: 'networksMain', networks: main },
        { heading: 'networksTest', networks: test },
      ]
  return sections.filter((section) => section.networks.length > 0)
}
