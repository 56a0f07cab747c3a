export type { ConnectedWallet } from '../../walletButton/connectNamed.js'
export {
  type AppKitWalletButtonController,
  createAppKitWalletButton,
} from '../../walletButton/createAppKitWalletButton.js'
