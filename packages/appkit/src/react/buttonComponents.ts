import { createButton } from './createButton.js'

/** Connect while disconnected, account while connected. */
export const AppKitButton = /* @__PURE__ */ createButton('appkit-button', 'AppKitButton')

/** Opens the wallet list, or the account once connected. */
export const AppKitConnectButton = /* @__PURE__ */ createButton('appkit-connect-button', 'AppKitConnectButton')

/** The account; nothing while disconnected. */
export const AppKitAccountButton = /* @__PURE__ */ createButton('appkit-account-button', 'AppKitAccountButton')

/** The network; opens the list of networks. */
export const AppKitNetworkButton = /* @__PURE__ */ createButton('appkit-network-button', 'AppKitNetworkButton')
