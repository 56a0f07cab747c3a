import type { SolanaConnection, SolanaSendOptions, SolanaTransaction } from '../actions/solanaActions.js'
import type { Account } from './account.js'
import type { Network } from './network.js'
import type { WalletStandardProvider } from './walletStandardProvider.js'

/** The provider of a connected Solana wallet: {@link SolanaProviderMethods}, and the wallet of the Wallet Standard. */
export type SolanaProvider = SolanaProviderMethods & WalletStandardProvider

/**
 * The methods that every Solana provider of the kit has, by the actions of the wallet. They reject with typed errors:
 * `NOT_CONNECTED` after the connection ended, and `METHOD_NOT_SUPPORTED` if the wallet has no such action.
 *
 * @interface
 */
export type SolanaProviderMethods = {
  /** The key of the active account; `undefined` after the connection ended. */
  readonly publicKey: SolanaPublicKey | undefined
  /** Returns the network of the next request; `undefined` if the app does not use the session's network. */
  getActiveChain(): Network | undefined
  /** Returns the accounts that the wallet shares, the active one first. */
  getAccounts(): Promise<readonly Account[]>
  /** Signs bytes with the active account, and returns the signature of 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Signs a transaction, and returns it as the same kind of object. */
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  /** Signs several transactions in one request. */
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]>
  /** Signs a transaction and sends it to the active network. Returns its id. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SolanaProviderSendOptions): Promise<string>
  /** Signs a transaction and sends it with a `Connection` of `@solana/web3.js`. Returns its id. */
  sendTransaction(
    transaction: SolanaTransaction,
    connection: SolanaConnection,
    options?: SolanaProviderSendOptions,
  ): Promise<string>
  /**
   * Sends a request to the wallet. Wallets on the page rarely have such a function; over WalletConnect, `method` is one
   * that the wallet granted, such as `solana_signMessage`.
   */
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** Send options, also with the older names of commitments that `@solana/web3.js` 1.x accepts. */
export type SolanaProviderSendOptions = Omit<SolanaSendOptions, 'preflightCommitment'> & {
  readonly preflightCommitment?: SolanaSendOptions['preflightCommitment'] | OlderCommitment
}

type OlderCommitment = 'recent' | 'single' | 'singleGossip' | 'root' | 'max'

/**
 * A public key, with the methods of `PublicKey` of `@solana/web3.js` 1.x. The functions of that library accept it, and
 * `new PublicKey(key)` copies it. It is no instance of that class, because the kit does not load the library.
 */
export type SolanaPublicKey = {
  /** Returns the address. */
  toBase58(): string
  toString(): string
  toJSON(): string
  /** Returns a copy of the 32 bytes. */
  toBytes(): Uint8Array
  /** Like `toBytes`, as a `Buffer` if the page has this class. */
  toBuffer(): NodeBuffer
  /** Like `toBuffer`, in the byte order of `PublicKey`. */
  encode(): NodeBuffer
  equals(other: { toBase58(): string }): boolean
  readonly [Symbol.toStringTag]: string
}

/** The type `Buffer` in apps that have it, for instance because they use `@solana/web3.js`. */
type NodeBuffer = typeof globalThis extends { Buffer: { alloc(size: number): infer B } } ? B : Uint8Array
