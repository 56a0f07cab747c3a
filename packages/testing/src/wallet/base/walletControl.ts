import type { LockMode } from './lockMode.js'
import type { Prompt } from './prompt.js'
import type { LoggedRequest } from './requestLog.js'
import type { ScriptedAnswer } from './scriptedAnswer.js'
import type { WalletBehaviour } from './walletBehaviour.js'

/**
 * The strings by which a test moves a wallet of any namespace. Methods are named as the wallet's protocol names them.
 * Indices count the wallet's accounts from 0.
 */
export type WalletControl = {
  /** What the wallet does with requests that have no scripted answer. */
  setBehaviour(behaviour: WalletBehaviour): void
  /** Lays an answer ready for the next request of a method (`*`: any); several queue up. */
  next(method: string, answer: ScriptedAnswer): void
  /** The answer to every request of a method from now on. */
  always(method: string, answer: ScriptedAnswer): void
  approve(method: string, options?: Omit<Extract<ScriptedAnswer, { readonly type: 'approve' }>, 'type'>): void
  reject(method: string): void
  /** The next request gets no answer until {@link WalletControl.release}. */
  stall(method: string): void
  /** Lets stalled requests go on, approved unless another answer is given; answers how many there were. */
  release(method?: string, answer?: ScriptedAnswer): number
  answerWith(method: string, value: unknown): void
  throwWith(method: string, value: unknown): void
  /** Forgets all scripted answers. */
  clearScript(): void

  /** Hides the accounts; requests that need the user wait for {@link WalletControl.unlock}. */
  lock(mode?: LockMode): void
  unlock(): void
  selectAccount(index: number): void
  /** Shares exactly these accounts with the page. */
  shareAccounts(indices: readonly number[]): void
  /** Ends the connection from the wallet's side, as its list of connected sites does. */
  disconnectSite(origin?: string): void
  /** The wallet loses its nodes: every request fails. */
  goOffline(): void
  goOnline(): void
  /** The extension is removed or updated: it does not appear any more and every request fails, without an event. */
  unplug(): void
  /** Emits an event with any value. */
  emit(event: string, value: unknown): void
  /** Closes every open window without an answer; answers how many there were. With behaviour `ask`. */
  closeWindows(): number
  /** Refuses a second question of the same kind while one is open. */
  setOnePromptAtATime(on: boolean): void

  /** What it was asked, oldest first. */
  requests(method?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** Stalled requests. */
  stalledCount(method?: string): number
  /** Open questions to the person, with behaviour `ask`. */
  prompts(): readonly Prompt[]
  /** Listeners the page has on the wallet. */
  listenerCount(event?: string): number
}
