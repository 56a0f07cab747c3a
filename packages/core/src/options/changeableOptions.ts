import type { ResolvedOptions } from './resolveOptions.js'

/** The names of the options that can change after start-up. */
export const changeableOptions = [
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'locale',
  'texts',
  'chainImages',
  'connectorImages',
] as const

/** Options that can change after start-up. */
export type ChangeableOptions = Partial<Pick<ResolvedOptions, (typeof changeableOptions)[number]>>
