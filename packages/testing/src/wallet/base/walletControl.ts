import type { LockMode } from './lockMode.js'
import type { Prompt } from './prompt.js'
import type { LoggedRequest } from './requestLog.js'
import type { ScriptedAnswer } from './scriptedAnswer.js'
import type { WalletBehaviour } from './walletBehaviour.js'

/**
 * Controls a test wallet of any namespace. Methods have the names of the wallet's protocol.
 * Account indices start at 0.
 */
export type WalletControl = {
  /** Sets how the wallet handles requests without a scripted response. */
  setBehaviour(behaviour: WalletBehaviour): void
  /** Scripts the response to the next request of a method (`*`: any); several are queued. */
  next(method: string, answer: ScriptedAnswer): void
  /** Scripts the response to every further request of a method. */
  always(method: string, answer: ScriptedAnswer): void
  approve(method: string, options?: Omit<Extract<ScriptedAnswer, { readonly type: 'approve' }>, 'type'>): void
  reject(method: string): void
  /** Leaves the next request pending until {@link WalletControl.release}. */
  stall(method: string): void
  /** Continues stalled requests, approved unless another response is given, and returns their number. */
  release(method?: string, answer?: ScriptedAnswer): number
  answerWith(method: string, value: unknown): void
  throwWith(method: string, value: unknown): void
  /** Removes all scripted responses. */
  clearScript(): void

  /** Hides the accounts; requests that need the user wait for {@link WalletControl.unlock}. */
  lock(mode?: LockMode): void
  unlock(): void
  selectAccount(index: number): void
  /** Shares exactly these accounts with the page. */
  shareAccounts(indices: readonly number[]): void
  /** Ends the connection from the wallet's side, as its list of connected sites does. */
  disconnectSite(origin?: string): void
  /** Disconnects the wallet from its nodes: every request fails. */
  goOffline(): void
  goOnline(): void
  /**
   * Simulates that the extension was removed or updated: it does not appear any more and every request fails, without
   * an event.
   */
  unplug(): void
  /** Emits an event with any value. */
  emit(event: string, value: unknown): void
  /** Closes every open window without an answer and returns their number. With behaviour `ask`. */
  closeWindows(): number
  /** Rejects a second prompt of the same kind while one is open. */
  setOnePromptAtATime(on: boolean): void

  /** Returns the requests to the wallet, oldest first. */
  requests(method?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** Returns the number of stalled requests. */
  stalledCount(method?: string): number
  /** Returns the pending prompts, with behaviour `ask`. */
  prompts(): readonly Prompt[]
  /** Returns the number of listeners that the page has on the wallet. */
  listenerCount(event?: string): number
}
