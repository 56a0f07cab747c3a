/**
 * The import names of Reown AppKit, for apps that keep their imports and redirect them with an alias. The guide is
 * [Migrate from Reown AppKit](../migrateFromAppKit.md#keep-the-import-names). Names that are not listed here are those
 * of `@latchkey/appkit`.
 *
 * @module
 */
export {
  AddressPurpose,
  BitcoinAdapter,
  type BitcoinAdapterOptions,
  type BitcoinConnector,
} from '../../../../packages/compat/src/exports/adapter-bitcoin.js'
export { EthersAdapter } from '../../../../packages/compat/src/exports/adapter-ethers.js'
export { Ethers5Adapter } from '../../../../packages/compat/src/exports/adapter-ethers5.js'
export {
  SolanaAdapter,
  type SolanaAdapterOptions,
} from '../../../../packages/compat/src/exports/adapter-solana/index.js'
export { WagmiAdapter, type WagmiAdapterOptions } from '../../../../packages/compat/src/exports/adapter-wagmi.js'
export {
  type AppKit,
  type AppKitBaseClient,
  type AppKitMethods,
  type AppKitNetwork,
  type AppKitOptions,
  type CaipNetwork,
  type Connection,
  CoreHelperUtil,
  type CreateAppKit,
  type CreateAppKitSettings,
  type DeleteConnectionParameters,
  type Features,
  type FirstEvent,
  type MissingView,
  type NewestEvent,
  type Provider,
  type SwitchConnectionParameters,
  type SwitchNetworkOptions,
  type Views,
  WcConstantsUtil,
} from '../../../../packages/compat/src/exports/appkit/index.js'
export { AVAILABLE_NAMESPACES, defineChain } from '../../../../packages/compat/src/exports/appkit/networks.js'
export {
  AppKitProvider,
  type AppKitProviderProps,
  type ConnectionChange,
  type ConnectionParameters,
  type ConnectionResult,
  type ConnectionsView,
  createAppKit,
  type FetchWalletsOptions,
  modal,
  type StatedProviderView,
  type UseAppKitProvider,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitWallets,
  type W3mElementProps,
  type WalletItem,
  type WalletsResult,
} from '../../../../packages/compat/src/exports/appkit/react.js'
export {
  type AppKitSIWEClient,
  mapToSIWX,
  type SIWEMessageArgs,
  type VerifySignatureParameters,
  verifySignature,
} from '../../../../packages/compat/src/exports/siwe.js'
export {
  BIP122Verifier,
  DefaultSIWX,
  type DefaultSIWXOptions,
  EIP155Verifier,
  InformalMessenger,
  type InformalMessengerOptions,
  type SIWXMessenger,
  type SIWXVerifier,
  type SignedSession,
  SolanaVerifier,
} from '../../../../packages/compat/src/exports/siwx/index.js'
export { useAppKitSIWX } from '../../../../packages/compat/src/exports/siwx/react.js'
export {
  type AppKitWalletButtonController,
  type ConnectedWallet,
  createAppKitWalletButton,
} from '../../../../packages/compat/src/exports/wallet-button/index.js'
export {
  useAppKitWallet,
  type WalletParameters,
  type WalletResult,
} from '../../../../packages/compat/src/exports/wallet-button/react.js'
