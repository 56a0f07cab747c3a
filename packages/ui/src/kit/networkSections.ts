import type { Network } from '@latchkey/common'
import type { TextKey } from '../locales/en.js'

export type NetworkSection = { readonly label: TextKey; readonly networks: readonly Network[] }

/** Networks where things are worth something, then those for tests; never an empty group. */
export function networkSections(networks: readonly Network[]): readonly NetworkSection[] {
  const sections: readonly NetworkSection[] = [
    { label: 'networksMain', networks: networks.filter(({ testnet }) => !testnet) },
    { label: 'networksTest', networks: networks.filter(({ testnet }) => testnet) },
  ]
  return sections.filter((section) => section.networks.length > 0)
}
