/**
 * Creates an instance and describes its options. Import from `@latchkey/appkit`, or from `@latchkey/appkit/react` in a
 * React app. The guide is [Options](../options.md).
 *
 * @module
 */
export {
  type AppCatalogue,
  type AppCatalogues,
  type AppKitOptions,
  type ChangeableOptions,
  type CustomWallet,
  createAppKit,
  type Features,
  type Metadata,
  type Services,
  type TextKey,
  type ThemeMode,
  type ThemeVariables,
} from '../../../../packages/appkit/src/exports/index.js'
