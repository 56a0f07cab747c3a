import type { Core } from '@latchkey/core'

/** What the wallet list says about the app's terms and privacy policy. */
export type LegalStatus =
  /** The app has neither. */
  | { readonly status: 'none' }
  | {
      /** `checkbox`: the visitor has to accept them. */
      readonly status: 'note' | 'checkbox'
      readonly links: LegalLinks
    }

export type LegalLinks = 'both' | 'terms' | 'privacy'

type LegalOptions = Pick<Core['options']['state']['current'], 'termsConditionsUrl' | 'privacyPolicyUrl' | 'features'>

/** Returns what the wallet list says about the app's terms and privacy policy. */
export function readLegal({ termsConditionsUrl, privacyPolicyUrl, features }: LegalOptions): LegalStatus {
  if (!termsConditionsUrl && !privacyPolicyUrl) return { status: 'none' }
  return {
    status: features.legalCheckbox ? 'checkbox' : 'note',
    links: termsConditionsUrl && privacyPolicyUrl ? 'both' : termsConditionsUrl ? 'terms' : 'privacy',
  }
}
