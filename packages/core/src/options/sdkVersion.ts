import type { ResolvedOptions } from './resolveOptions.js'

/** The version that services are told (specification §9). */
const version = '1.7.3'

/** What this page says of itself to services: `html-eip155-solana-1.7.3`. */
export function sdkVersion({ namespaces }: Pick<ResolvedOptions, 'namespaces'>): string {
  return `html-${namespaces.join('-') || 'universal'}-${version}`
}
