import { findMethod } from './methods/findMethod.js'
import type { PromptChoice, PromptDetails } from './prompt.js'
import type { PromptList } from './promptList.js'
import { ProviderError } from './providerError.js'
import { invalid, isJsonObject } from './requestParams.js'
import type { AnswerScript, ScriptedAnswer, WalletChange } from './scriptedAnswer.js'
import type { WaitingRoom } from './waitingRoom.js'
import type { WalletCore } from './walletCore.js'
import type { WalletBehaviour } from './walletOptions.js'

/** How the wallet behaves at the moment; the control changes it. */
export type WalletMood = {
  behaviour: WalletBehaviour
  /** Whether a second question of the same kind is refused with -32002 while one is open. */
  onePromptAtATime: boolean
  plugged: boolean
  online: boolean
}

export type RequestParts = {
  readonly core: WalletCore
  readonly mood: WalletMood
  readonly prompts: PromptList
  readonly script: AnswerScript
  readonly stalled: WaitingRoom<ScriptedAnswer>
  readonly unlocked: WaitingRoom<void>
}

/** Makes the function that answers requests: script first, then the wallet's own behaviour. */
export function createRequestHandler(parts: RequestParts): (request: unknown) => Promise<unknown> {
  const { core, mood, script, stalled } = parts
  const open = new Map<string, number>()

  return async (request) => {
    if (!mood.plugged) throw new Error('Extension context invalidated.')
    if (!isJsonObject(request) || typeof request.method !== 'string') throw invalid('a request needs a method')
    const { method, params } = request
    const list: readonly unknown[] = params === undefined ? [] : Array.isArray(params) ? params : [params]

    let answer = script.take(method)
    applyChange(core, answer?.before)
    try {
      if (answer?.type === 'stall') answer = await stalled.wait(method)
      if (answer?.type === 'reject') throw new ProviderError(4001)
      if (answer?.type === 'throw') throw answer.value
      if (answer?.type === 'answer') return answer.value
      if (!mood.online) throw new ProviderError(4900)
      const choice = answer?.type === 'approve' ? { accounts: answer.accounts } : undefined
      return await perform(parts, open, method, list, choice)
    } finally {
      applyChange(core, answer?.after)
    }
  }
}

async function perform(
  parts: RequestParts,
  open: Map<string, number>,
  name: string,
  params: readonly unknown[],
  scripted: PromptChoice | undefined,
): Promise<unknown> {
  const { core, mood } = parts
  const method = core.offers(name) ? findMethod(name) : undefined
  if (!method) throw new ProviderError(4200, `The method "${name}" does not exist or is not available.`)
  const locked = core.store.get().locked
  if (locked === 'blank' && name === 'eth_requestAccounts') return ['']
  if (locked === 'throw' && name === 'eth_requestAccounts') throw new Error('wallet must has at least one account')

  const plan = method(core, params)
  if (!plan.ask && !plan.unlock) return plan.run({})
  const count = open.get(name) ?? 0
  if (mood.onePromptAtATime && count > 0) throw new ProviderError(-32002)
  open.set(name, count + 1)
  try {
    const isKnown = locked === 'show' && name === 'eth_requestAccounts' && !plan.ask
    if (plan.unlock && !isKnown) await unlock(parts, name)
    const choice = scripted ?? (plan.ask ? await decide(parts, plan.ask, name) : {})
    return await plan.run(choice)
  } finally {
    open.set(name, (open.get(name) ?? 1) - 1)
  }
}

/** The wallet's own answer to a question, when no script gives one. */
async function decide(
  { core, mood, prompts }: RequestParts,
  question: PromptDetails,
  method: string,
): Promise<PromptChoice> {
  if (mood.behaviour === 'reject') throw new ProviderError(4001)
  if (mood.behaviour === 'ask') return prompts.ask(question, method, core.origin)
  return {}
}

/** Waits until the wallet is unlocked, by its person or by the script. */
async function unlock({ core, mood, prompts, unlocked }: RequestParts, method: string): Promise<void> {
  if (!core.store.get().locked) return
  if (mood.behaviour !== 'ask') return unlocked.wait(method)
  await prompts.ask({ kind: 'unlock' }, method, core.origin)
  openLock(core, prompts, unlocked)
}

/** What the wallet does by itself. */
function applyChange(core: WalletCore, change: WalletChange | undefined): void {
  if (change?.chainId !== undefined) core.selectChain(change.chainId)
  if (change?.account !== undefined) core.selectAccount(change.account)
  if (change?.locked !== undefined) core.setLocked(change.locked ? 'wait' : false)
}

/** Unlocks, and lets everything go on that waited for it. */
export function openLock(core: WalletCore, prompts: PromptList, unlocked: WaitingRoom<void>): void {
  core.setLocked(false)
  for (const prompt of prompts.get()) if (prompt.kind === 'unlock') prompt.approve()
  unlocked.release()
}
