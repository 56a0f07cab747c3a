import type { Network, RunOptions } from '@latchkey/common'
import type { ToyContext } from './context.js'
import type { ToyWallet } from './toyWallet.js'

/** What the actions of a session work with. */
export type WalletAccess = {
  readonly context: ToyContext
  readonly wallet: ToyWallet
  /** Asks the connected wallet; rejects with typed errors only, `NOT_CONNECTED` once the session has ended. */
  ask(work: () => Promise<unknown>, options?: RunOptions): Promise<unknown>
  /** The account that acts: the given one, or the session's first. */
  account(address: string | undefined): string
  network(): Network
}
