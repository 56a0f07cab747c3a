import type { Plan, PlanRequest } from './plan.js'
import type { PromptChoice, PromptDetails } from './prompt.js'
import type { PromptList } from './promptList.js'
import type { AnswerScript, ScriptedAnswer, WalletChange } from './scriptedAnswer.js'
import type { WaitingRoom } from './waitingRoom.js'
import type { WalletErrors } from './walletErrors.js'
import type { WalletMood } from './walletMood.js'

export type ScriptedHandlerParts = {
  readonly origin: string
  readonly mood: WalletMood
  readonly prompts: PromptList
  readonly script: AnswerScript
  readonly stalled: WaitingRoom<ScriptedAnswer>
  readonly unlocked: WaitingRoom<void>
  readonly errors: WalletErrors
  /** The method of a name, or `undefined` when the wallet has none. */
  findMethod(name: string): PlanRequest | undefined
  isLocked(): boolean
  /** Unlocks, and lets everything go on that waited for it. */
  openLock(): void
  /** What the wallet does by itself. */
  change(change: WalletChange): void
}

/** Answers a request of a page. A protocol whose methods are not told apart by name alone says which one is meant. */
export type ScriptedHandler = (method: string, params: unknown, meant?: PlanRequest) => Promise<unknown>

/** Makes the function that answers requests: script first, then the wallet's own behaviour. */
export function createScriptedHandler(parts: ScriptedHandlerParts): ScriptedHandler {
  const { mood, script, stalled, errors } = parts
  const open = new Map<string, number>()

  return async (method, params, meant) => {
    if (!mood.plugged) throw new Error('Extension context invalidated.')
    let answer = script.take(method)
    if (answer?.before) parts.change(answer.before)
    try {
      if (answer?.type === 'stall') answer = await stalled.wait(method)
      if (answer?.type === 'reject') throw errors.declined()
      if (answer?.type === 'throw') throw answer.value
      if (answer?.type === 'answer') return answer.value
      if (!mood.online) throw errors.offline()
      const plan = (meant ?? parts.findMethod(method))?.(params)
      if (!plan) throw errors.unknownMethod(method)
      return await perform(parts, open, method, plan, answer?.type === 'approve' ? answer : undefined)
    } finally {
      if (answer?.after) parts.change(answer.after)
    }
  }
}

async function perform(
  parts: ScriptedHandlerParts,
  open: Map<string, number>,
  method: string,
  plan: Plan,
  answer: Extract<ScriptedAnswer, { readonly type: 'approve' }> | undefined,
): Promise<unknown> {
  if (!plan.ask && !plan.unlock) return plan.run({})
  const count = open.get(method) ?? 0
  if (parts.mood.onePromptAtATime && count > 0) throw parts.errors.pending()
  open.set(method, count + 1)
  try {
    if (plan.unlock) await unlock(parts, method)
    const choice = answer ? { accounts: answer.accounts } : plan.ask ? await decide(parts, plan.ask, method) : {}
    return await plan.run(choice)
  } finally {
    open.set(method, (open.get(method) ?? 1) - 1)
  }
}

/** The wallet's own answer to a question, when no script gives one. */
async function decide(
  { mood, prompts, errors, origin }: ScriptedHandlerParts,
  question: PromptDetails,
  method: string,
): Promise<PromptChoice> {
  if (mood.behaviour === 'reject') throw errors.declined()
  if (mood.behaviour === 'ask') return prompts.ask(question, method, origin)
  return {}
}

/** Waits until the wallet is unlocked, by its person or by the script. */
async function unlock(parts: ScriptedHandlerParts, method: string): Promise<void> {
  const { mood, prompts, unlocked, origin } = parts
  if (!parts.isLocked()) return
  if (mood.behaviour !== 'ask') return unlocked.wait(method)
  await prompts.ask({ kind: 'unlock' }, method, origin)
  parts.openLock()
}
