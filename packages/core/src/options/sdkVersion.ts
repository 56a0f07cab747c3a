import type { ResolvedOptions } from './resolveOptions.js'

/** The version in requests to services. */
const version = '1.7.3'

/** Returns the SDK version for requests to services, such as `react-eip155-solana-1.7.3`. */
export function sdkVersion({ namespaces, framework }: Pick<ResolvedOptions, 'namespaces' | 'framework'>): string {
  return `${framework}-${namespaces.join('-') || 'universal'}-${version}`
}
