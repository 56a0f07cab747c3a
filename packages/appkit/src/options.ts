import type { AppKitOptions as CoreOptions } from '@latchkey/core'
import type { AppCatalogues, TextKey } from '@latchkey/ui'

/**
 * The options of `createAppKit`.
 *
 * @interface
 */
export type AppKitOptions = Omit<CoreOptions, 'texts' | 'catalogues'> & {
  /**
   * Replacements for texts of the modal, in every language.
   *
   * @example
   * texts: { 'Connect.title': 'Sign in' }
   */
  readonly texts?: Readonly<Partial<Record<TextKey, string>>> | undefined
  /**
   * Languages of the app, by language tag: a catalogue, or a function that loads one. A text that it lacks shows in
   * English.
   *
   * @example
   * catalogues: { de: () => import('./german.js').then(({ german }) => german) }
   */
  readonly catalogues?: AppCatalogues | undefined
}
