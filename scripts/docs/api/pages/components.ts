/**
 * React components of `@latchkey/appkit/react`, whose `createAppKit` creates an instance for them, and the custom
 * elements of `@latchkey/appkit/elements`. The guides are [React](../react.md) and [Plain
 * JavaScript](../javaScript.md).
 *
 * @module
 */
export {
  type AppKitElementAttributes,
  type AppKitElements,
  type AppKitWalletElementAttributes,
  type ButtonElement,
  defineElements,
  type KnownWallet,
  knownWallets,
} from '../../../../packages/appkit/src/exports/elements.js'
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  type AppKitElementProps,
  type AppKitModalProps,
  AppKitNetworkButton,
  AppKitProvider,
  type AppKitProviderProps,
  AppKitWalletButton,
  type AppKitWalletElementProps,
  type ButtonProps,
  createAppKit,
  type WalletButtonProps,
} from '../../../../packages/appkit/src/exports/react.js'
