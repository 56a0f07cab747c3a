export { createWalletConnect } from '../createWalletConnect.js'
export type * from '../walletConnect.js'
