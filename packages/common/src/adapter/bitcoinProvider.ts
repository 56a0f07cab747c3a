import type { Bip122Actions, BitcoinAddress } from '../actions/bip122Actions.js'
import type { WalletStandardProvider } from './walletStandardProvider.js'

/**
 * The provider of a connected Bitcoin wallet: {@link BitcoinProviderMethods}, which are the same for every wallet, and
 * the wallet's own object. That is a Wallet Standard wallet, an object with a `request` method (sats-connect, Leather,
 * WalletConnect), or one with a function per action (UniSat and compatible wallets). Distinguish them with `in`, for
 * instance `'features' in provider`.
 */
export type BitcoinProvider = BitcoinProviderMethods & (WalletStandardProvider | SatsConnectProvider | UnisatProvider)

/**
 * The methods that every Bitcoin provider of the kit has, by the actions of the wallet. They reject with typed errors:
 * `NOT_CONNECTED` after the connection ended, and `METHOD_NOT_SUPPORTED` if the wallet has no such action.
 *
 * @interface
 */
export type BitcoinProviderMethods = {
  /** The wallet's name. */
  readonly name: string
  /** The networks that the wallet can use, as in the Wallet Standard: `bitcoin:mainnet`. */
  readonly chains: readonly `${string}:${string}`[]
  /** Returns the addresses that the wallet shares. */
  getAccountAddresses(): Promise<readonly BitcoinAddress[]>
  /** Signs a text and returns the signature in base64. */
  signMessage(parameters: Parameters<NonNullable<Bip122Actions['signMessage']>>[0]): Promise<string>
  /** Sends `amount` satoshi (a decimal string), and returns the transaction id. */
  sendTransfer(parameters: { readonly amount: string; readonly recipient: string }): Promise<string>
  /**
   * Signs a PSBT in base64. Without `signInputs`, or if it is empty, every input of the account. `broadcast` also sends
   * the transaction.
   */
  signPSBT(
    parameters: Parameters<NonNullable<Bip122Actions['signPsbt']>>[0],
  ): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /** Switches to a network by its CAIP-2 id. Rejects with `CHAIN_NOT_SUPPORTED` if the wallet cannot. */
  switchNetwork(caipNetworkId: string): Promise<void>
}

/** A Bitcoin provider with a `request` method, as in sats-connect. */
export type SatsConnectProvider = {
  request(method: string, parameters?: unknown): Promise<unknown>
}

/** A Bitcoin provider with a function per action, as in UniSat. */
export type UnisatProvider = {
  requestAccounts?(): Promise<readonly string[]>
  getAccounts(): Promise<readonly string[]>
  getPublicKey(): Promise<string>
  signMessage(message: string, type?: 'ecdsa' | 'bip322-simple'): Promise<string>
  signPsbt(psbtHex: string, options?: object): Promise<string>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}
