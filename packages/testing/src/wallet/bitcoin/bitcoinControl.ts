import type { Prompt } from '../base/prompt.js'
import type { LoggedRequest } from '../base/requestLog.js'
import type { ScriptedAnswer } from '../base/scriptedAnswer.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { BitcoinNetworkName } from './bitcoinChain.js'

/**
 * The strings by which a test moves a Bitcoin wallet. Methods have the names of the face that is used, such as `bitcoin:connect`,
 * `wallet_connect` or `requestAccounts`. Indices count the wallet's accounts from 0.
 */
export type BitcoinWalletControl = {
  /** What the wallet does with requests that have no scripted answer. */
  setBehaviour(behaviour: WalletBehaviour): void
  /** Lays an answer ready for the next request of a method (`*`: any); several queue up. */
  next(method: string, answer: ScriptedAnswer): void
  /** The answer to every request of a method from now on. */
  always(method: string, answer: ScriptedAnswer): void
  approve(method: string, options?: Omit<Extract<ScriptedAnswer, { readonly type: 'approve' }>, 'type'>): void
  reject(method: string): void
  /** The next request gets no answer until {@link BitcoinWalletControl.release}. */
  stall(method: string): void
  /** Lets stalled requests go on, approved unless another answer is given; answers how many there were. */
  release(method?: string, answer?: ScriptedAnswer): number
  answerWith(method: string, value: unknown): void
  throwWith(method: string, value: unknown): void
  /** Forgets all scripted answers. */
  clearScript(): void

  /** Hides the accounts; requests that need the user wait for {@link BitcoinWalletControl.unlock}. */
  lock(): void
  unlock(): void
  selectAccount(index: number): void
  selectNetwork(network: BitcoinNetworkName): void
  /** Ends the connection from the wallet's side. */
  disconnectSite(): void
  /** The extension is removed or updated: nothing is found any more and every request fails, without an event. */
  unplug(): void

  /** Tells the listeners of an event on every face any value. */
  emit(event: string, value: unknown): void

  /** What it was asked, oldest first. */
  requests(method?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** Stalled requests. */
  stalledCount(method?: string): number
  /** Open questions to the person, with behaviour `ask`. */
  prompts(): readonly Prompt[]
  /** Listeners the page has on all faces. */
  listenerCount(): number
}
