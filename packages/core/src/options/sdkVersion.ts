import type { ResolvedOptions } from './resolveOptions.js'

/** The version that services are told (specification §9). */
const version = '1.7.3'

/** Returns the version that services are told: `react-eip155-solana-1.7.3`. */
export function sdkVersion({ namespaces, framework }: Pick<ResolvedOptions, 'namespaces' | 'framework'>): string {
  return `${framework}-${namespaces.join('-') || 'universal'}-${version}`
}
