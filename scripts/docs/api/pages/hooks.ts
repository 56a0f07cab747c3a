/**
 * React hooks. Import from `@latchkey/appkit/react`. The guide is [Hooks](../hooks.md).
 *
 * @module
 */
export {
  type BalanceResult,
  type ConnectionView,
  type ConnectOutcome,
  type ConnectState,
  type ConnectWalletParameters,
  type DirectoryParameters,
  type DirectoryResult,
  type DirectoryView,
  type DisconnectParameters,
  type PairingParameters,
  type PairingResult,
  type PairingView,
  type ProviderView,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnect,
  useAppKitConnection,
  useAppKitDirectory,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitPairing,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useAppKitWalletImage,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
  type WalletGroupView,
  type WalletsView,
  type WalletView,
} from '../../../../packages/appkit/src/exports/react.js'
