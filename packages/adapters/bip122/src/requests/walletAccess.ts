import type { BitcoinAddress, Actor as KitActor, Network } from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { WalletDriver } from '../wallet/walletDriver.js'

/** Options of a request to the wallet. */
export type AskOptions = {
  readonly signal?: AbortSignal | undefined
  /** Timeout in ms. Absent if the request needs the user. */
  readonly ms?: number | undefined
  /** Whether the request may send a transaction. */
  readonly isSending?: boolean | undefined
}

/** The address that a request uses, and its network at the time of the call. */
export type Actor = BitcoinAddress & KitActor & { readonly chain: BitcoinChain }

/** The interface between the actions of a session and its wallet. */
export type WalletAccess = {
  readonly context: Bip122Context
  readonly driver: WalletDriver
  /** Functions of the driver that the wallet rejected as not supported. */
  readonly missing: Set<keyof WalletDriver>
  /**
   * Sends a request to the connected wallet. Rejects only with typed errors, with `NOT_CONNECTED` after the session has
   * ended.
   */
  ask<T>(work: (driver: WalletDriver) => Promise<T>, options?: AskOptions): Promise<T>
  chain(): BitcoinChain
  /**
   * Returns the session's network as the app configured it; throws `NETWORK_NOT_FOUND` when the app does not have it.
   */
  network(): Network
  /** Returns the session's addresses in the wallet's order, payment addresses first. */
  addresses(): readonly BitcoinAddress[]
  /** Returns the acting address: the given one, which must belong to the session, otherwise the active one. */
  actor(address: string | undefined): Actor
  /**
   * Reads accounts and network from the wallet. Throws `ACCOUNT_CHANGED` or `WRONG_NETWORK` if they differ from those
   * of the call, also if the page switched the network. If the wallet shares no account, ends the session and throws
   * `WALLET_SESSION_ENDED`. A wallet whose every request opens a window is asked only once, if the session's addresses
   * come from storage.
   */
  assertUnchanged(actor: Actor, options?: AskOptions): Promise<void>
  /** Settles with the request, or rejects with `ACCOUNT_CHANGED` if the session loses the address. */
  whileActing<T>(actor: Actor, request: () => Promise<T>): Promise<T>
}
