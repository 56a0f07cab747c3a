import { createRefusals, type Refusals } from './createRefusals.js'
import type { Plan, PlanRequest } from './plan.js'
import type { PromptChoice, PromptDetails } from './prompt.js'
import type { PromptList } from './promptList.js'
import { ProviderError } from './providerError.js'
import type { RequestQueue } from './requestQueue.js'
import type { AnswerScript, ScriptedAnswer, WalletChange } from './scriptedAnswer.js'
import { unusualForm } from './unusualForm.js'
import type { WalletErrors } from './walletErrors.js'
import type { WalletMood } from './walletMood.js'
import type { WalletQuirks } from './walletQuirks.js'

export type ScriptedHandlerParts = {
  readonly origin: string
  readonly mood: WalletMood
  readonly prompts: PromptList
  readonly script: AnswerScript
  readonly stalled: RequestQueue<ScriptedAnswer>
  readonly unlocked: RequestQueue<void>
  readonly errors: WalletErrors
  readonly quirks: WalletQuirks
  /** Returns the method of a name, or `undefined` if the wallet lacks it. */
  findMethod(name: string): PlanRequest | undefined
  isLocked(): boolean
  /** Unlocks the wallet and continues everything that waited for it. */
  openLock(): void
  /** Applies a change that a script makes to the wallet. */
  change(change: WalletChange): void
}

/** Handles a request of a page. Protocols whose methods are not identified by name alone pass the method as `meant`. */
export type ScriptedHandler = (method: string, params: unknown, meant?: PlanRequest) => Promise<unknown>

/** Creates the handler of requests: the script takes precedence over the wallet's own behaviour. */
export function createScriptedHandler(parts: ScriptedHandlerParts): ScriptedHandler {
  const { mood, script, stalled, errors, quirks } = parts
  const memory: HandlerMemory = {
    open: new Map(),
    refusals: createRefusals(quirks.repeatsRefusalMs),
    hasNoAccount: false,
    signedAt: Number.NEGATIVE_INFINITY,
  }

  return async (method, params, meant) => {
    if (!mood.plugged) throw new Error('Extension context invalidated.')
    let answer = script.take(method)
    if (answer?.before) parts.change(answer.before)
    try {
      if (answer?.type === 'stall') answer = await stalled.wait(method)
      if (quirks.slowMs) await new Promise((resolve) => setTimeout(resolve, quirks.slowMs))
      if (answer?.type === 'reject') {
        memory.refusals.add(method)
        throw errors.declined()
      }
      if (answer?.type === 'throw') throw answer.value
      if (answer?.type === 'answer') return answer.value
      if (!mood.online) throw errors.offline()
      const plan = (meant ?? parts.findMethod(method))?.(params)
      if (!plan) throw errors.unknownMethod(method)
      return await perform(parts, memory, method, plan, answer?.type === 'approve' ? answer : undefined)
    } catch (error) {
      throw answer?.type === 'throw' ? error : disguise(error, quirks)
    } finally {
      if (answer?.after) parts.change(answer.after)
    }
  }
}

/** The state that the requests of one page share. */
type HandlerMemory = {
  /** Number of pending requests by method. */
  readonly open: Map<string, number>
  readonly refusals: Refusals
  hasNoAccount: boolean
  /** Time of the last signature, in ms. */
  signedAt: number
}

async function perform(
  parts: ScriptedHandlerParts,
  memory: HandlerMemory,
  method: string,
  plan: Plan,
  answer: Extract<ScriptedAnswer, { readonly type: 'approve' }> | undefined,
): Promise<unknown> {
  if (!plan.ask && !plan.unlock) return plan.run({})
  const { open, refusals } = memory
  const { quirks } = parts
  const count = open.get(method) ?? 0
  if (parts.mood.onePromptAtATime && count > 0) throw parts.errors.pending()
  if (plan.ask && refusals.isRepeated(method)) throw parts.errors.declined()
  const isSignature = plan.ask?.kind === 'message' || plan.ask?.kind === 'typedData'
  if (isSignature && Date.now() - memory.signedAt < (quirks.signatureIntervalMs ?? 0))
    throw new Error('Rate limit exceeded')
  const isConnect = plan.ask?.kind === 'connect'
  if (isConnect && memory.hasNoAccount) return plan.run({ accounts: [] })
  open.set(method, count + 1)
  try {
    if (plan.unlock) await unlock(parts, method)
    const choice = answer
      ? { accounts: answer.accounts }
      : plan.ask
        ? await decide(parts, refusals, plan.ask, method)
        : {}
    if (isConnect && quirks.remembersNoAccount) memory.hasNoAccount = choice.accounts?.length === 0
    const result = await plan.run(choice)
    if (isSignature) memory.signedAt = Date.now()
    return quirks.writesUnusually && plan.ask && !isConnect ? unusualForm(result) : result
  } finally {
    open.set(method, (open.get(method) ?? 1) - 1)
  }
}

/** Returns the wallet's own answer to a prompt without a script. */
async function decide(
  { mood, prompts, errors, origin }: ScriptedHandlerParts,
  refusals: Refusals,
  question: PromptDetails,
  method: string,
): Promise<PromptChoice> {
  if (mood.behaviour === 'approve') return {}
  try {
    if (mood.behaviour === 'reject') throw errors.declined()
    return await prompts.ask(question, method, origin)
  } catch (error) {
    refusals.add(method)
    throw error
  }
}

/** Waits until the user or the script unlocks the wallet. */
async function unlock(parts: ScriptedHandlerParts, method: string): Promise<void> {
  const { mood, prompts, unlocked, origin } = parts
  if (!parts.isLocked()) return
  if (mood.behaviour !== 'ask') return unlocked.wait(method)
  await prompts.ask({ kind: 'unlock' }, method, origin)
  if (!parts.quirks.relocks) parts.openLock()
}

/** Converts an error to the form in which a wallet with these quirks rejects. */
function disguise(error: unknown, { rejectsWith4001, rejectsWithStrings }: WalletQuirks): unknown {
  if (!rejectsWith4001 && !rejectsWithStrings) return error
  const message = error instanceof Error ? error.message : String(error)
  return rejectsWithStrings ? message : new ProviderError(4001, message)
}
