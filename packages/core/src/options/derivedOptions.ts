import { type ResolvedOptions, relayUrlsOf } from './resolveOptions.js'

/** Returns whether the instance offers WalletConnect. */
export function isWalletConnectEnabled(options: ResolvedOptions): boolean {
  return options.enableWallets && relayUrlsOf(options).length > 0
}

type ConsentOptions = Pick<ResolvedOptions, 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'>

/** Returns whether the visitor has to accept terms in the modal before a wallet or relay receives a request. */
export function requiresConsent({ features, termsConditionsUrl, privacyPolicyUrl }: ConsentOptions): boolean {
  return features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl)
}

/** Returns whether the app configured a service and the `projectId` that it needs. */
export function hasService(
  { services, projectId }: Pick<ResolvedOptions, 'services' | 'projectId'>,
  service: 'analytics' | 'chainData',
): boolean {
  return Boolean(services?.[service] && projectId)
}

/** The version in requests to services. */
const version = '1.7.3'

/** Returns the SDK version for requests to services, such as `react-eip155-solana-1.7.3`. */
export function sdkVersion({ namespaces, framework }: Pick<ResolvedOptions, 'namespaces' | 'framework'>): string {
  return `${framework}-${namespaces.join('-') || 'universal'}-${version}`
}
