import type { WalletControl } from '../base/walletControl.js'
import type { BitcoinNetworkName } from './bitcoinChain.js'

/**
 * Controls a Bitcoin test wallet. Methods have the names of the provider that is used, such as `bitcoin:connect`,
 * `wallet_connect` or `requestAccounts`; `emit` calls the listeners of every provider.
 */
export type BitcoinWalletControl = WalletControl & { selectNetwork(network: BitcoinNetworkName): void }
