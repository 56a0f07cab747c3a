import type { PromptChoice, PromptDetails } from '../base/prompt.js'
import type { PromptList } from '../base/promptList.js'
import { ProviderError } from '../base/providerError.js'
import type { RequestLog } from '../base/requestLog.js'
import type { AnswerScript, ScriptedAnswer } from '../base/scriptedAnswer.js'
import type { WaitingRoom } from '../base/waitingRoom.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { BitcoinCore } from './bitcoinCore.js'

/** What a call will do: perhaps ask the person, then run. */
export type BitcoinPlan = {
  /** Without it the person is not asked. */
  readonly ask?: PromptDetails | undefined
  /** Whether the wallet must be unlocked first. */
  readonly unlock?: boolean | undefined
  run(choice: PromptChoice): unknown
}

/** How a call ended, before a face puts it into the form its wallets use. */
export type BitcoinOutcome =
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'refused'; readonly error: ProviderError }
  /** Laid ready by a test: exactly this, in no face's form. */
  | { readonly type: 'scripted'; readonly value: unknown }
  | { readonly type: 'thrown'; readonly value: unknown }

/** Handles one call of the page; `name` is what the face calls it. */
export type BitcoinCall = (name: string, params: unknown, plan: () => BitcoinPlan) => Promise<BitcoinOutcome>

export type BitcoinMood = { behaviour: WalletBehaviour; plugged: boolean }

export type BitcoinCallParts = {
  readonly core: BitcoinCore
  readonly mood: BitcoinMood
  readonly prompts: PromptList
  readonly script: AnswerScript
  readonly log: RequestLog
  readonly stalled: WaitingRoom<ScriptedAnswer>
  readonly unlocked: WaitingRoom<void>
}

/** Makes the function that handles calls: script first, then the wallet's own behaviour. */
export function createBitcoinCall(parts: BitcoinCallParts): BitcoinCall {
  const { core, mood, script, stalled, log } = parts
  return async (name, params, plan) => {
    const end = log.add(name, params)
    const outcome = await settle(name, plan)
    end(outcome.type === 'done' || outcome.type === 'scripted' ? 'answered' : 'rejected')
    return outcome
  }

  async function settle(name: string, plan: () => BitcoinPlan): Promise<BitcoinOutcome> {
    if (!mood.plugged) return { type: 'thrown', value: new Error('Extension context invalidated.') }
    let answer = script.take(name)
    if (answer?.type === 'stall') answer = await stalled.wait(name)
    if (answer?.type === 'throw') return { type: 'thrown', value: answer.value }
    if (answer?.type === 'answer') return { type: 'scripted', value: answer.value }
    try {
      if (answer?.type === 'reject') throw new ProviderError(4001)
      if (!core.offers(name)) throw new ProviderError(4200)
      const choice = answer?.type === 'approve' ? { accounts: answer.accounts } : undefined
      return { type: 'done', value: await perform(name, plan(), choice) }
    } catch (error) {
      if (error instanceof ProviderError) return { type: 'refused', error }
      throw error
    }
  }

  async function perform(name: string, plan: BitcoinPlan, scripted: PromptChoice | undefined): Promise<unknown> {
    if (plan.unlock) await unlock(name)
    if (!plan.ask) return plan.run({})
    return plan.run(scripted ?? (await decide(name, plan.ask)))
  }

  async function decide(name: string, question: PromptDetails): Promise<PromptChoice> {
    if (mood.behaviour === 'reject') throw new ProviderError(4001)
    if (mood.behaviour === 'ask') return parts.prompts.ask(question, name, core.origin)
    return {}
  }

  async function unlock(name: string): Promise<void> {
    if (!core.store.get().locked) return
    if (mood.behaviour !== 'ask') return parts.unlocked.wait(name)
    await parts.prompts.ask({ kind: 'unlock' }, name, core.origin)
    openBitcoinLock(parts)
  }
}

/** Unlocks, and lets everything go on that waited for it. */
export function openBitcoinLock({ core, prompts, unlocked }: BitcoinCallParts): void {
  core.setLocked(false)
  for (const prompt of prompts.get()) if (prompt.kind === 'unlock') prompt.approve()
  unlocked.release()
}
