import type { ProviderParts, ScriptedProvider } from '../bitcoinProvider.js'
import { createStandardAccounts, type StandardAccount } from './standardAccounts.js'
import { createStandardFeatures } from './standardFeatures.js'

/** A Wallet Standard wallet. */
export type StandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, object>>
  readonly accounts: readonly StandardAccount[]
}

export type StandardProviderOptions = ProviderParts & {
  readonly name: string
  readonly icon: string
  readonly sharedNetworks: 'all' | 'current'
}

/** Creates the Wallet Standard provider with the Bitcoin features. Rejections are plain errors with a message. */
export function createStandardProvider(options: StandardProviderOptions): ScriptedProvider<StandardWallet> {
  const { core, call, name, icon, sharedNetworks } = options
  const listeners = new Set<(change: unknown) => void>()
  const shared = createStandardAccounts(core, sharedNetworks)
  core.changes.watch(() => {
    for (const change of core.reported({ accounts: shared() })) for (const listener of [...listeners]) listener(change)
  })
  const all = createStandardFeatures({ core, call, shared, listeners })
  const features = Object.fromEntries(Object.entries(all).filter(([feature]) => core.offers(feature)))

  const provider: StandardWallet = {
    version: '1.0.0',
    name,
    icon,
    chains: core.chains.map(({ network }) => `bitcoin:${network}`),
    features,
    get accounts() {
      return shared()
    },
  }
  return {
    provider,
    listenerCount: () => listeners.size,
    tell(event, value) {
      if (event === 'change') for (const listener of [...listeners]) listener(value)
    },
  }
}
