export type { ButtonElement } from '../elements/createButtonElement.js'
export { defineElements } from '../elements/defineElements.js'
export type {
  AppKitElementAttributes,
  AppKitElements,
  AppKitWalletElementAttributes,
} from '../elements/elementTypes.js'
export { type KnownWallet, knownWallets } from '../walletButton/knownWallets.js'
