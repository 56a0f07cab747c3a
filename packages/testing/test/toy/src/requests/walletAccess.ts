import type { Actor, Network, RunOptions } from '@latchkey/common'
import type { ToyContext } from '../context/context.js'
import type { ToyWallet } from '../wallet/toyWallet.js'

/** The interface between the actions of a session and its wallet. */
export type WalletAccess = {
  readonly context: ToyContext
  readonly wallet: ToyWallet
  /**
   * Sends a request to the connected wallet. Rejects only with typed errors, with `NOT_CONNECTED` after the session has
   * ended.
   */
  ask(work: () => Promise<unknown>, options?: RunOptions): Promise<unknown>
  /** Returns the acting account: the given one, or the active one. */
  account(address: string | undefined): Actor
  /** Settles with the request, or rejects with `ACCOUNT_CHANGED` if the session loses the account. */
  whileUnchanged<T>(account: Actor, request: () => Promise<T>): Promise<T>
  network(): Network
}
