import type { ResolvedOptions } from './resolveOptions.js'

type ConsentOptions = Pick<ResolvedOptions, 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'>

/** Returns whether the visitor has to accept terms in the modal before a wallet or relay receives a request. */
export function requiresConsent({ features, termsConditionsUrl, privacyPolicyUrl }: ConsentOptions): boolean {
  return features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl)
}
