/**
 * The instance that `createAppKit` returns, and the values it reports. Import types from `@latchkey/appkit`. The guide
 * is [Instance](../instance.md).
 *
 * @module
 */
export {
  type AccountView,
  type ActionSource,
  type AppKit,
  type AppKitEvent,
  type BalanceState,
  type BalanceView,
  type BitcoinProvider,
  type ConnectParameters,
  type ConnectResult,
  type Eip1193Provider,
  type EventView,
  type NetworkView,
  type OpenOptions,
  type PolkadotProvider,
  type PolkadotProviderAccount,
  type ProviderByNamespace,
  requireActions,
  type SatsConnectProvider,
  type StateView,
  type ThemeView,
  type UnisatProvider,
  type ViewName,
  type WalletStandardAccount,
  type WalletStandardFeatures,
  type WalletStandardProvider,
} from '../../../../packages/appkit/src/exports/index.js'
