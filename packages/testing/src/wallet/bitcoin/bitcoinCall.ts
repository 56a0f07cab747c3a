import type { ScriptedHandler } from '../base/createScriptedHandler.js'
import type { Plan } from '../base/plan.js'
import { ProviderError } from '../base/providerError.js'

/** The outcome of a call, before the provider converts it to its own format. */
export type BitcoinOutcome =
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'refused'; readonly error: ProviderError }
  /** A scripted response, passed to the page unchanged. */
  | { readonly type: 'scripted'; readonly value: unknown }
  | { readonly type: 'thrown'; readonly value: unknown }

/** Handles one call of the page; `name` is the provider's name for it. */
export type BitcoinCall = (name: string, params: unknown, plan: () => Plan) => Promise<BitcoinOutcome>

/** The result of a plan, wrapped to distinguish it from a scripted response. */
type Done = { readonly value: unknown }

/** Creates the handler of calls: the script takes precedence over the wallet's own behaviour. */
export function createBitcoinCall(request: ScriptedHandler, offers: (name: string) => boolean): BitcoinCall {
  const done = new WeakSet<object>()
  const isDone = (answer: unknown): answer is Done => typeof answer === 'object' && answer !== null && done.has(answer)

  return async (name, params, makePlan) => {
    try {
      const answer = await request(name, params, () => {
        if (!offers(name)) throw new ProviderError(4200)
        const plan = makePlan()
        return {
          ...plan,
          async run(choice) {
            const result: Done = { value: await plan.run(choice) }
            done.add(result)
            return result
          },
        }
      })
      return isDone(answer) ? { type: 'done', value: answer.value } : { type: 'scripted', value: answer }
    } catch (error) {
      return error instanceof ProviderError ? { type: 'refused', error } : { type: 'thrown', value: error }
    }
  }
}
