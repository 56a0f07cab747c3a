import type { WalletControl } from '../base/walletControl.js'
import type { BitcoinNetworkName } from './bitcoinChain.js'

/**
 * The strings by which a test moves a Bitcoin wallet. Methods have the names of the face that is used, such as `bitcoin:connect`,
 * `wallet_connect` or `requestAccounts`; `emit` tells the listeners of every face.
 */
export type BitcoinWalletControl = WalletControl & { selectNetwork(network: BitcoinNetworkName): void }
