export {
  type AppKitWalletButtonController,
  createAppKitWalletButton,
} from '../../walletButton/createAppKitWalletButton.js'
export type { ConnectedWallet } from '../../walletButton/waitForConnection.js'
