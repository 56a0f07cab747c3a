import type { BitcoinAddress, Network } from '@latchkey/common'
import type { BitcoinChain } from './bitcoinChain.js'
import type { Bip122Context } from './context.js'
import type { Face } from './faces/face.js'

/** What is asked of a wallet, and until when. */
export type AskOptions = {
  readonly signal?: AbortSignal | undefined
  /** Left out where a person has to decide. */
  readonly ms?: number | undefined
}

/** Who acts: an address of the session, and whether the app named it or it is the first. */
export type Actor = BitcoinAddress & { readonly isNamed: boolean }

/** What the actions of a session work with. */
export type WalletAccess = {
  readonly context: Bip122Context
  readonly face: Face
  /** Functions of the face that exist, but that the wallet rejected as not supported. */
  readonly missing: Set<keyof Face>
  /** Asks the connected wallet; rejects with typed errors only, with `NOT_CONNECTED` once the session has ended. */
  ask<T>(work: (face: Face) => Promise<T>, options?: AskOptions): Promise<T>
  chain(): BitcoinChain
  /** The session's network, as the app gave it; throws `NETWORK_NOT_FOUND` when the app has none like it. */
  network(): Network
  addresses(): readonly BitcoinAddress[]
  /** The address that acts: the given one, which must be the session's, or the first. */
  actor(address: string | undefined): Actor
  /**
   * Reads accounts and network from the wallet and throws `ACCOUNT_CHANGED` or `WRONG_NETWORK` when they are not the session's any more
   * (FI22). The session ends with `WALLET_SESSION_ENDED` where the wallet shares no account. A wallet that can't be asked silently is asked once, with its window, if the session's addresses come from storage.
   */
  assertUnchanged(actor: Actor, options?: AskOptions): Promise<void>
  /** Settles with the promise, or rejects with `ACCOUNT_CHANGED` when the actor leaves the session meanwhile (FI23). */
  whileActing<T>(actor: Actor, promise: Promise<T>): Promise<T>
}
